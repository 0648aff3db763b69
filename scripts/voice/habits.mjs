// The habits of docs/voice.md that a pattern can find. English ones are looked for in everything we write.

/** A name for each habit, and what it looks like. */
export const ENGLISH = {
  'a clause as the subject': /\b[Ww]hoever\b|(?:^|[.:;("“*]) ?(?:Who|What) [a-z]+(?![^.:;"]*\?)/g,
  'may for can': /\bmay (?:not )?(?:know|see)\b|\bmay not\b/gi,
  'somebody, nobody': /\b(?:some|no|every|any)body\b/gi,
  'homely words': /\b(?:programs?|tid(?:y|ied|ying)|mend(?:s|ed|ing)?|beats? of|chance(?!s? of winning))\b/gi,
  'cards that lie': /\b(?:lies?|lying|uppermost|hindmost)\b/gi,
  'the own': /\bthe own\b|\b(?:into|fill(?:s|ed|ing)?) the hand\b/gi,
  'counts 5': /\bcounts? (?:only |just )?(?:\d|\{|half|that much|one (?:more|less))/gi,
  'a junk':
    /\b(?:a|one|two|three|four|most) junk\b(?! (?:card|pile))|\b(?:your|of the|other|player’s|owner’s) discards\b/gi,
  'setting the table':
    /\bset(?:s|ting)? (?:the|this) table|being set|ready to be set|made room|being cut|bring in|table talk|\bforget\b|look back|by lot/gi,
  'dated connectives':
    /\b(?:anew|shall|once more|superfluous|dearer|so (?:many|much|long)|likewise|just so|be rid of|(?<!\bthere )(?:is|are|was) no (?!longer|more|one|need)[a-z]+)\b/gi,
  'the colon as a hinge': hinge(),
  'told, kept, by itself':
    /\binto words\b|\bno one minds\b|\b(?:is|was) told\b|\bby (?:itself|themselves)\b|\bhow things stand\b|\bcomes? of (?:it|something|an?)\b|\bof one[’']s own\b|\bfor whom\b/gi,
}

/** A colon before a clause with a verb. Labels (“Price: 5”) and lists (“two kinds: a and b”) are fine. */
function hinge() {
  const pronoun = /(?:it|he|she|they|you|this|that|there|nobody|then)(?:[’']\w+)? [a-z]+/
  const noun = /(?:the|an?|each|all|your|his|its|one|no|only|what|who|in|if)\b[^.,;:()|]*/
  const verb =
    /\b(?:is|are|was|were|has|have|had|can|cannot|can[’']t|may|must|will|would|do|does|did|stays?|goes|comes?|needs?)\b/
  return new RegExp(`[a-z]: (?:${pronoun.source}|${noun.source}${verb.source})`, 'g')
}

/** Typography, cut-short names and words that agree with the reader are faults of the words: see words/signs.mjs. */
/** Test titles begin in lower case, so a clause looks different there. */
export const TITLES = { ...ENGLISH, 'who or what first': /^(?:who|what) (?!.*\?)/g }

export const FRENCH = {
  'table dressée': /\bdress(?:er|ez|ée?|e) la table|\boubli(?:er|ez)\b|\baguerri|propos de table|avec quels yeux/gi,
  'sur la planification': /\bsur (?:votre|la|une) planification/gi,
  'chez un joueur, la carte': /\bchez \{\w+\}, (?:la carte )?\{card\}/gi,
}

export const POLISH = {
  'nakrywanie stołu': /\bnakry[wtjć]|\bzapomni(?:j|eć)\b|\bwprawn[ya]|czyimi oczami|\bprzynieś\b/gi,
  'gra zamiast partii': /\bgrze drużynowej|\btę grę\b|\btej gry\b/gi,
  'u gracza karta': /\bu gracza \{\w+\}[^"]*\bkarta\b/gi,
}
