/** His board: gold, clock and corruption, shelf, pool, signs, this turn, and the last entries. */
import type { CompanionState, FactQuestion, Standing } from '@merchants/cove'
import { COLOURS, goalOf, sumOf } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Coin, Corruption, Hourglass } from '../pieces/mark.tsx'
import { hourWord } from '../say/words.tsx'
import { Entries } from './entries.tsx'
import { HisPool, HisShelf } from './pictures/his-rows.tsx'
import { ReadingMarks } from './pictures/instruction-picture.tsx'
import { usePrinted } from './printed-context.ts'

const LAST_ENTRIES = 3

interface BoardProps {
  readonly standing: Standing
  readonly onCorrect: (question: FactQuestion) => void
}

export function Board({ standing, onCorrect }: BoardProps): React.ReactNode {
  const t = useTranslation()
  const { stall, townsfolk } = standing.state
  const printed = usePrinted()
  return (
    <div className="cp-st">
      <Figures standing={standing} />
      <Tile
        title={t('companion.shelf')}
        note={t('companion.shelf-count', { count: stall.shelf.length, spaces: printed.shelf ?? 0 })}
      >
        <HisShelf stall={stall} />
      </Tile>
      <Tile
        title={t('companion.pool')}
        note={t('companion.pool-count', { count: stall.pool.length, spaces: printed.pool?.spaces ?? 0 })}
      >
        <HisPool stall={stall} />
      </Tile>
      <Tile title={t('companion.signs')} note={t('companion.signs-count', { count: townsfolk.length })}>
        <Signs standing={standing} />
      </Tile>
      <ThisTurn standing={standing} />
      <Tile title={t('companion.last-entries')} note={t('companion.tap-to-correct')}>
        <Entries standing={standing} most={LAST_ENTRIES} onCorrect={onCorrect} />
      </Tile>
      <p className="cp-note">{t('companion.corrections-kept')}</p>
    </div>
  )
}

interface TileProps {
  readonly title: string
  readonly note: string
  readonly children: React.ReactNode
}

const Tile = ({ title, note, children }: TileProps): React.ReactNode => (
  <section className="cp-tile">
    <h3 className="row spread">
      {title} <span>{note}</span>
    </h3>
    {children}
  </section>
)

const lastHour = ({ known }: CompanionState): number => known.printed.clock?.last ?? Infinity

function clockWords(t: T, state: CompanionState): string {
  const goal = goalOf(state)
  if (state.hour > lastHour(state)) return t('companion.clock-beyond')
  return goal > state.hour ? t('companion.clock-to', { to: hourWord(t, goal) }) : t('companion.clock-at')
}

function Figures({ standing: { state } }: { readonly standing: Standing }): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cells cp-g3">
      <div className="cp-tile">
        <b className="row">
          {state.stall.gold} <Coin size={24} />
        </b>
        {t('companion.gold')}
      </div>
      <div className="cp-tile">
        <b className="row">
          {hourWord(t, Math.min(state.hour, lastHour(state)))} <Hourglass size={22} />
        </b>
        {clockWords(t, state)}
      </div>
      <div className="cp-tile">
        <b className="row">
          {state.corruption.length} <Corruption size={24} />
        </b>
        {t('companion.corruption-cards')}
      </div>
    </div>
  )
}

/** All that will score, on townsfolk and corruption cards alike (H-83). */
function Signs({ standing: { state } }: { readonly standing: Standing }): React.ReactNode {
  const t = useTranslation()
  const { guilds, corruption } = sumOf([...state.townsfolk, ...state.corruption])
  return (
    <div className="row spread cp-sign-row">
      {COLOURS.map((colour) => (
        <span key={colour} className="row">
          <GuildSign of={colour} size={30} />
          {guilds[colour]}
        </span>
      ))}
      <span>
        <Corruption size={28} label={t('cove.corruption-symbol')} />
        {corruption}
      </span>
    </div>
  )
}

function ThisTurn({ standing: { state } }: { readonly standing: Standing }): React.ReactNode {
  const t = useTranslation()
  const { reading, stall, setup } = state
  const note =
    setup.deck === 'own' ? t('companion.own-left', { count: stall.deck.length }) : t('companion.printed-deck')
  return (
    <Tile title={t('companion.this-turn')} note={note}>
      {reading === undefined ? <p>{t('companion.between-turns')}</p> : <ReadingMarks reading={reading} />}
    </Tile>
  )
}
