/**
 * Holds every card's text, in every language, against the law of the cards: docs/rules/dale/cards.json says whom a card
 * is aimed at and when it works, the table below says what rulings.md has it do. A word that changes a rule must be in
 * the text if the rule is, and must not be there otherwise.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardId } from '@merchants/dale'
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import { loadCatalog } from './catalogs.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './language.ts'

/** The effect of each card by the resolutions of rulings.md. `may` and `up-to` leave a choice; all else is forced. */
const LAW: Readonly<Record<CardId, string>> = {
  'platypuses-1': 'on-top',
  'platypuses-2': 'may',
  'platypuses-3': 'swap take',
  'platypuses-4': 'search take shuffle',
  'platypuses-5a': 'draw discard 3 3',
  'platypuses-5b': 'may',
  'sloths-1': 'draw',
  'sloths-2': 'take free',
  'sloths-3': 'up-to take may throw 3',
  'sloths-4': 'may take',
  'sloths-5a': 'draw',
  'sloths-5b': 'worth-more',
  'crocodiles-1': 'discard twice',
  'crocodiles-2': '',
  'crocodiles-3': 'draw on-top',
  'crocodiles-4': 'draw on-top',
  'crocodiles-5a': 'worth-more',
  'crocodiles-5b': 'draw fill-hand at-most-one',
  'foxes-1': 'look may on-top discard',
  'foxes-2': 'search take shuffle',
  'foxes-3': 'take random',
  'foxes-4': 'random look give',
  'foxes-5a': 'take free',
  'foxes-5b': 'on-top twice',
  'polecats-1': 'roll throw',
  'polecats-2': 'show roll',
  'polecats-3': 'throw animalfolk draw',
  'polecats-4': 'reveal take throw',
  'polecats-5a': 'roll search swap shuffle',
  'polecats-5b': 'hand-size',
  'owls-1': 'may draw on-top 3',
  'owls-2': 'resolved may search discard at-most-one shuffle',
  'owls-3': 'may throw if-you-do draw',
  'owls-4': 'may draw discard',
  'owls-5a': 'shuffle may swap animalfolk',
  'owls-5b': 'may on-top',
  'beavers-1': 'may on-top discard',
  'beavers-2': 'may take free',
  'beavers-3': 'may throw',
  'beavers-4': 'may any-number',
  'beavers-5a': 'shuffle may take discard',
  'beavers-5b': 'resolved discard may take',
  'penguins-1': 'on-bottom',
  'penguins-2': 'spend if-you-do draw',
  'penguins-3': 'spend if-you-do draw throw discard 2',
  'penguins-4': 'may spend',
  'penguins-5a': 'spend if-you-do up-to on-top 3',
  'penguins-5b': '',
  'macaws-1': 'discard draw',
  'macaws-2': 'hand-size',
  'macaws-3': 'throw draw',
  'macaws-4': 'draw on-top 3',
  'macaws-5a': 'worth-more',
  'macaws-5b': 'take',
  'pandas-1': 'throw',
  'pandas-2': 'take free',
  'pandas-3': 'may up-to throw discard 3',
  'pandas-4': 'may throw',
  'pandas-5a': 'draw throw 3',
  'pandas-5b': 'may',
  'raccoons-1': 'swap shuffle',
  'raccoons-2': 'up-to discard random 2',
  'raccoons-3': 'on-top',
  'raccoons-4': 'take random give',
  'raccoons-5a': 'draw throw 2',
  'raccoons-5b': 'take',
  'squirrels-1': 'may any-number',
  'squirrels-2': 'may',
  'squirrels-3': 'may',
  'squirrels-4': 'swap take',
  'squirrels-5a': 'may',
  'squirrels-5b': 'may',
  'ocelots-1': 'may roll',
  'ocelots-2': 'throw animalfolk if-you-do draw',
  'ocelots-3': 'discard draw random',
  'ocelots-4': 'reveal throw',
  'ocelots-5a': 'roll swap random',
  'ocelots-5b': 'discard',
  'chameleons-1': 'copy',
  'chameleons-2': 'copy',
  'chameleons-3': 'copy may throw',
  'chameleons-4': 'swap take',
  'chameleons-5a': 'copy',
  'chameleons-5b': 'copy show',
  junk: '',
}

type Wordings = Readonly<Record<Language, RegExp>>
const say = (en: RegExp, fr: RegExp, pl: RegExp): Wordings => ({ en, fr, pl })

/** How each thing is said. A whole word ends where no letter follows; piles named after a verb are taken out before. */
const WORDS: Readonly<Record<string, Wordings>> = {
  draw: say(/\bdraws?\b/i, /\bpioche[zr]?(?!\p{L})/iu, /(?<!\p{L})(dobierz|dobiera|dobrać)(?!\p{L})/iu),
  take: say(/\btakes?\b/i, /\b(prenez|prend|prendre)\b/i, /(?<!\p{L})(zabierz|zabiera|zabrać)(?!\p{L})/iu),
  discard: say(/\bdiscard(s|ing|ed)?\b/i, /défauss/i, /(?<!\p{L})odrzu(ć|cić|ca|cać|cony)(?!\p{L})/iu),
  throw: say(/\bthrow\b.*\baway\b/i, /\bjete[zr]/i, /(?<!\p{L})(usuń|usunąć)(?!\p{L})/iu),
  search: say(/\bsearch(es)?\b/i, /\bcherche[zr]?(?!\p{L})/iu, /(?<!\p{L})przeszuk(aj|uje|ać)(?!\p{L})/iu),
  look: say(/\blook at\b/i, /\bregardez/i, /obejrzyj/i),
  show: say(/\bshow\b/i, /\bmontre[zr]/i, /(?<!\p{L})(pokaż|pokazać)(?!\p{L})/iu),
  reveal: say(/\breveal\b/i, /révélez/i, /(?<!\p{L})odkryj(?!\p{L})/iu),
  swap: say(/\bswap\b/i, /échange[zr]/i, /wymień|wymieni|zamień/i),
  give: say(/\bgive\b/i, /\bdonne[zr]/i, /(?<!\p{L})daj(?!\p{L})/iu),
  shuffle: say(/\bshuffle(s|d)?\b/i, /mélang/i, /tasu|tasowa/i),
  roll: say(/\broll\b/i, /\blance[zr]/i, /(?<!\p{L})rzu(ć|cić)(?!\p{L})/iu),
  spend: say(/\bspend\b/i, /dépense[zr]/i, /(?<!\p{L})(wydaj|wydać)(?!\p{L})/iu),
  copy: say(/\bcopies\b/i, /\bcopie\b/i, /kopiuje/i),
  random: say(/\brandom\b/i, /au hasard/i, /losow/i),
  free: say(/\bfor free\b/i, /gratuitement/i, /za darmo/i),
  resolved: say(/fully resolved/i, /entièrement résolue/i, /w pełni rozpatrzony/i),
  animalfolk: say(/animalfolk card\b/i, /carte de peuplade/i, /kart[aę] zwierząt/i),
  twice: say(/\btwice\b/i, /deux fois/i, /dwa razy/i),
  may: say(/\bmay\b/i, /\b(pouvez|peut)\b/i, /możesz|może(?!\p{L})/iu),
  'up-to': say(/up to (two|three)/i, /jusqu’à (deux|trois)/i, /do trzech|najwyżej dwóch/i),
  'at-most-one': say(/(at most|up to) one/i, /au plus une/i, /najwyżej jedną/i),
  'any-number': say(/any number/i, /autant de (cartes|camelotes).* que vous voulez/i, /dowoln(a|ą|ej) liczb/i),
  'if-you-do': say(/if you do/i, /si vous le faites/i, /jeśli to zrobisz/i),
  'on-top': say(
    /on top of/i,
    /\b(re)?pose[zr]?\b.* sur (votre|son|le|ce|chaque) paquet/i,
    /na wierzchu? (\S+ )?(talii|tej)/i,
  ),
  'on-bottom': say(/on the bottom of/i, /sous votre paquet/i, /na spodzie/i),
  'hand-size': say(/hand size .*1 larger/i, /taille de votre main .*de 1/i, /rozmiar twojej ręki .*o 1 większy/i),
  'fill-hand': say(/filling their hand/i, /complète sa main/i, /uzupełniając rękę/i),
  'worth-more': say(/worth 1 more/i, /(vaut|valoir) 1 de plus/i, /(wart|warta) o 1 więcej/i),
}

/** Names of piles that sound like a verb. */
const PILES = say(/market discard|discard pile/gi, /pioche du marché|(la|sa|votre) défausse/gi, /odrzuconych/gi)

const NUMBERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { two: '2', three: '3' },
  fr: { deux: '2', trois: '3' },
  pl: { dwie: '2', dwóch: '2', trzy: '3', trzech: '3' },
}

interface Facts {
  readonly id: CardId
  readonly timing: string
  readonly targets: string
}
const LAW_FILE = fileURLToPath(new URL('../../../../docs/rules/dale/cards.json', import.meta.url))
const facts = JSON.parse(readFileSync(LAW_FILE, 'utf8')) as readonly Facts[]

const [en, fr, pl] = await Promise.all(LANGUAGES.map((language) => loadCatalog('cards', language)))
const textOf = (id: CardId, language: Language): string =>
  ({ en, fr, pl })[language]?.(id).text.replaceAll(/\s/g, ' ') ?? ''

/** Which of these things a text says. */
function saidIn(text: string, words: Readonly<Record<string, Wordings>>, language: Language): readonly string[] {
  const bare = text.replace(PILES[language], '')
  return Object.keys(words).filter((word) => words[word]?.[language].test(word === 'on-top' ? text : bare))
}

/** The cards whose text does not say what the law wants, with both and the text. */
function contradictions(
  language: Language,
  said: (text: string) => readonly string[],
  wanted: (card: Facts) => readonly string[],
): readonly string[] {
  return facts.flatMap((card) => {
    const text = textOf(card.id, language)
    const [says, law] = [said(text), wanted(card)].map((words) => words.toSorted().join(' '))
    return says === law ? [] : [`${card.id} says (${says}), the law (${law}): ${text}`]
  })
}

test('the law knows the cards there are', () => {
  expect(facts.map(({ id }) => id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
})

test.each(LANGUAGES)('every text in %s has the verbs and choices of rulings.md, and no others', (language) => {
  const law = ({ id }: Facts): readonly string[] => LAW[id].split(' ').filter((word) => word in WORDS)

  expect(contradictions(language, (text) => saidIn(text, WORDS, language), law)).toEqual([])
})

test.each(LANGUAGES)('every text in %s names as many cards as rulings.md', (language) => {
  const law = ({ id }: Facts): readonly string[] => LAW[id].split(' ').filter((word) => /^\d$/.test(word))
  const numbers = (text: string): readonly string[] => {
    const words = text.toLowerCase().replace(/deux fois|(les|vos) deux mains/, '')
    return words.split(/[^\p{L}]+/u).flatMap((word) => NUMBERS[language][word] ?? [])
  }

  expect(contradictions(language, numbers, law)).toEqual([])
})

/** Teams hang on these words (rules 12, T1): another player may be your teammate, an opponent never is. */
const WHOM: Readonly<Record<string, Wordings>> = {
  another: say(/\banother player\b/i, /\bautre joueur\b/i, /(?<!\p{L})inn(y|ego|emu) gracz/iu),
  opponent: say(/\bopponents?\b/i, /\badversaires?\b/i, /przeciwni/i),
  each: say(/\beach player\b/i, /\bchaque joueur\b/i, /(?<!\p{L})każd(y|ego|emu) z graczy/iu),
  // The plural reads like “another player” but spares the teammate, so no card uses it.
  others: say(
    /other players?\b(?<!another player)|somebody|everybody/i,
    /autres joueurs/i,
    /innych graczy|pozosta\S+ gracz/i,
  ),
}

function whomBy({ targets, timing }: Facts): readonly string[] {
  const aim = `${targets} ${timing.replaceAll('-', ' ')}`
  if (/other players|opponent/.test(aim)) return ['opponent']
  if (aim.includes('another player')) return ['another']
  return aim.includes('each player') ? ['each'] : []
}

test.each(LANGUAGES)('every text in %s is aimed at whom cards.json says', (language) => {
  expect(contradictions(language, (text) => saidIn(text, WHOM, language), whomBy)).toEqual([])
})

const WHEN: Readonly<Record<string, Wordings>> = {
  'start-of-next-turn': say(
    /at the start of your next turn/i,
    /(?<!jusqu’)au début de votre prochain tour/i,
    /na początku swojej następnej tury/i,
  ),
  'that-turn': say(/during your next turn/i, /pendant votre prochain tour/i, /w twojej następnej turze/i),
  'until-next-turn': say(
    /until the start of your next turn/i,
    /jusqu’au début de votre prochain tour/i,
    /do początku twojej następnej tury/i,
  ),
  'this-turn': say(/for the rest of this turn/i, /jusqu’à la fin du tour/i, /do końca tej tury/i),
  'once-per-own-turn': say(/once during your turn/i, /une fois pendant votre tour/i, /raz w swojej turze/i),
  'on-purchase': say(
    /when you pay with this card/i,
    /quand vous payez avec cette carte|payer avec cette carte permet/i,
    /gdy płacisz tą kartą/i,
  ),
  'on-being-purchased': say(/when you buy this card/i, /quand vous achetez cette carte/i, /gdy kupujesz tę kartę/i),
  'on-build': say(
    /build (a stack )?with this card|^a stack with this card/i,
    /constru\S+ (une pile )?avec cette carte|^une pile contenant cette carte/i,
    /budujesz z tą kartą|stosu z tą kartą|^stos z tą kartą/i,
  ),
  'while-in-stall': say(
    /while this card is in your stall/i,
    /tant que cette carte est dans votre étal/i,
    /dopóki ta karta jest na twoim straganie/i,
  ),
}

/** Ironing’s effect is a turn long and begins with it; Bold Haggler’s roll lasts for the turn it is made in. */
function whenBy({ id, timing }: Facts): readonly string[] {
  if (timing === 'start-of-next-turn+that-turn') return ['that-turn']
  const words = timing.split('+').filter((word) => word in WHEN)
  return id === 'ocelots-1' ? [...words, 'this-turn'] : words
}

test.each(LANGUAGES)('every text in %s works when cards.json says', (language) => {
  expect(contradictions(language, (text) => saidIn(text, WHEN, language), whenBy)).toEqual([])
})

test.each(LANGUAGES)(
  'rulings in %s say of a technique that lasts for the turn that it stays on the schedule (G18)',
  async (language) => {
    const rulings = await loadCatalog('rulings', language)
    const stays = say(/stays on your schedule/i, /reste dans votre planification/i, /leży w\stwoim planie/i)
    const lasting = facts.filter(({ timing }) => /\+(this|that)-turn$/.test(timing)).map(({ id }) => id)

    expect(lasting).toEqual(['sloths-5b', 'polecats-2', 'penguins-5b', 'macaws-5a', 'ocelots-5b'])
    expect(lasting.filter((id) => !stays[language].test(rulings[id].join(' ')))).toEqual([])
  },
)
