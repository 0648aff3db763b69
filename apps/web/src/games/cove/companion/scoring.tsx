/** The end with his gold line by line, and the gold needed to beat him. */
import type { FinalScore } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Coin, Corruption, Gold } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { Headline } from './frame.tsx'

export function Scoring({ score, onNew }: { readonly score: FinalScore; readonly onNew: () => void }): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <div className="cp-sheet" data-scroll="">
        <div className="cp-q is-alone">
          <Headline>{t('companion.end-title', { total: score.total })}</Headline>
          <p>
            {t('companion.end-text')} <RuleTag rule="H-2" />
          </p>
        </div>
        <ScoreLines score={score} />
      </div>
      <div className="cp-go">
        <button type="button" className="cv-btn is-main" data-new="" onClick={onNew}>
          {t('companion.end-new')} <span aria-hidden="true">▸</span>
        </button>
      </div>
    </>
  )
}

function ScoreLines({ score }: { readonly score: FinalScore }): React.ReactNode {
  const t = useTranslation()
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
