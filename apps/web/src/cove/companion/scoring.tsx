/** The end: his gold line by line, and what it takes to beat him. */
import type { FinalScore } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Coin, Corruption, Gold } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { Headline } from './frame.tsx'

export function Scoring({ score, onNew }: { readonly score: FinalScore; readonly onNew: () => void }): React.ReactNode {
  const t = useWords()
  return (
    <>
      <div className="cp-scroll">
        <div className="cp-say">
          <Headline isLarge>{t('companion.end-title', { total: score.total })}</Headline>
          <p>
            {t('companion.end-text')} <RuleTag rule="H-2" />
          </p>
        </div>
        <ScoreLines score={score} />
      </div>
      <div className="cp-end">
        <button type="button" className="cv-btn is-main cp-main is-done" data-new="" onClick={onNew}>
          {t('companion.end-new')} <span aria-hidden="true">▸</span>
        </button>
      </div>
    </>
  )
}

function ScoreLines({ score }: { readonly score: FinalScore }): React.ReactNode {
  const t = useWords()
  const { before, guilds, corruption: symbols, rogues, loss, total } = score
  return (
    <ul className="cp-tally" data-score={total}>
      <li>
        <Coin size={32} />
        <span>{t('companion.end-before')}</span>
        <b>{before}</b>
      </li>
      {guilds
        .filter(({ signs }) => signs > 0)
        .map(({ hall, signs, customers, gold }) => (
          <li key={hall}>
            <GuildSign of={hall} size={34} isMute />
            <span>
              {t('companion.end-guild', { hall, signs, worth: customers })} <RuleTag rule="H-83" />
            </span>
            <b>+{gold}</b>
          </li>
        ))}
      {symbols > 0 && (
        <li>
          <Corruption size={32} />
          <span>
            {t('companion.end-corruption', { symbols, cost: rogues })} <RuleTag rule="H-83" />
          </span>
          <b>−{loss}</b>
        </li>
      )}
      <li className="is-total">
        <span>{t('companion.end-total')}</span>
        <Gold amount={total} />
      </li>
    </ul>
  )
}
