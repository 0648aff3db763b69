/** The Huckster's stall with his property, the two touching cards, his shelf and his pool. */
import { ARRIVAL_SPACES, COLOURS, hucksterCard, POOL_SPACES, SHELF_SPACES, symbolsOf } from '@merchants/cove'
import { Icon } from '../../../look/icon.tsx'
import face from '../../../look/portraits/huckster.svg?url'
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { HucksterCard } from '../pieces/huckster-card.tsx'
import { Corruption, Gold } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { Spot } from './spot.tsx'
import { useCove, useShown } from './table-context.tsx'
import { useExplanation } from './tell.tsx'

/** By the end of a game he may have twenty symbols, so those alike are one with a number. */
function Counted({ count, children }: { readonly count: number; readonly children: React.ReactNode }): React.ReactNode {
  if (count === 0) return undefined
  return (
    <span className="row">
      {children}
      {count > 1 && <b>{count}</b>}
    </span>
  )
}

function Head(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { huckster, setup } = useShown()
  const { guilds, corruption } = symbolsOf(huckster)
  return (
    <header className="row stall-head">
      <span className="cv-face">
        <img src={face} alt="" draggable={false} />
      </span>
      <span className="grow stall-who">
        <b>{t('cove.the-huckster')}</b>
        <small>
          {t('cove.huckster-line', { level: t.any(`cove.level-${setup.level}`), count: huckster.townsfolk.length })}
        </small>
      </span>
      <button type="button" className="row wrap his-signs" data-zone="his-townsfolk" onClick={() => tell('his-cards')}>
        <span className="sr">{t('cove.his-signs')}</span>
        {COLOURS.map((colour) => (
          <Counted key={colour} count={guilds[colour]}>
            <GuildSign of={colour} />
          </Counted>
        ))}
        <Counted count={corruption}>
          <Corruption label={t('cove.corruption-symbol')} />
        </Counted>
      </button>
      <span className="stall-gold">
        <Gold amount={huckster.gold} />
        <small className="row gap-2" data-zone="his-corruption">
          <Corruption />
          {t('cove.cards', { count: huckster.corruption.length })}
        </small>
      </span>
    </header>
  )
}

/** Two cards touch while he acts; between his turns one waits on the right. */
function Duo(): React.ReactNode {
  const t = useTranslation()
  const { story } = useCove()
  const { huckster } = useShown()
  const left = story?.left
  const right = story?.right ?? huckster.right
  return (
    <div className="duo" aria-label={t('cove.his-cards')} role="group">
      {left === undefined ? (
        <div className="center hk is-back" data-zone="his-deck">
          <p>{t('cove.deck-left', { count: huckster.deck.length })}</p>
        </div>
      ) : (
        <HucksterCard key={left} card={left} lit="right" />
      )}
      {right === undefined ? (
        <div className="center hk is-back" />
      ) : (
        <HucksterCard key={`${right}-${left}`} card={right} lit="left" />
      )}
    </div>
  )
}

/** Half of his next turn is visible already. */
function Next(): React.ReactNode {
  const t = useTranslation()
  const { story } = useCove()
  const { right } = useShown().huckster
  if (right === undefined || story?.left !== undefined) return undefined
  const { action, arrow } = hucksterCard(right).actionHalf
  const does = t.any(`cove.action-${action.does === 'guild support' ? 'guild' : action.does}`)
  return (
    <p className="soft stall-next">
      <Icon name="eye" /> {t('cove.his-next', { action: does, arrow: t.any(`cove.${arrow}`) })}
    </p>
  )
}

function HisShelf(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { shelf } = useShown().huckster
  return (
    <div className="stock" role="group" aria-label={t('cove.his-shelf')}>
      <h3>
        {t('cove.shelf')} <PieceMark of="spaces" />{' '}
        <small>{t('cove.count-of', { count: shelf.length, all: SHELF_SPACES })}</small>
      </h3>
      <div className="cells slots">
        {Array.from({ length: SHELF_SPACES }, (_, at) => {
          const good = shelf[at]
          return (
            <Spot
              key={at}
              at={`his-good:${at}`}
              className={good === undefined ? 'center cv-slot' : 'center cv-slot has'}
              label={good === undefined ? t('cove.empty') : t.any(`cove.good-${good}`)}
              onRead={good === undefined ? undefined : () => tell(good)}
            >
              {good !== undefined && <Good good={good} isMute />}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}

function HisPool(): React.ReactNode {
  const t = useTranslation()
  const { pool } = useShown().huckster
  return (
    <div className="stock" role="group" aria-label={t('cove.his-pool')}>
      <h3>
        {t('cove.pool')} <PieceMark of="spaces" />{' '}
        <small>{t('cove.count-of', { count: pool.length, all: POOL_SPACES })}</small>
      </h3>
      <div className="cells slots">
        {Array.from({ length: POOL_SPACES }, (_, at) => {
          const who = pool[at]
          const isArrival = at < ARRIVAL_SPACES
          return (
            <Spot
              key={at}
              at={`pool:${at}`}
              className={`center cv-slot${who === undefined ? '' : ' has'}${isArrival ? ' is-arrival' : ''}`}
              label={who === undefined ? t('cove.empty') : t.any(`cove.who-${who}`)}
            >
              {who !== undefined && <Adventurer who={who} isMute />}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}

export function Stall(): React.ReactNode {
  const t = useTranslation()
  return (
    <aside className="column cv-stall" aria-label={t('cove.the-huckster')} data-region="stall">
      <i className="cv-awning" />
      <Head />
      <Duo />
      <Next />
      <div className="rows stocks">
        <HisShelf />
        <HisPool />
      </div>
    </aside>
  )
}
