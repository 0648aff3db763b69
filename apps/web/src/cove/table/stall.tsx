/** The Huckster's stall: who he is and what he owns, the two touching cards, his shelf and his pool. */
import { ARRIVAL_SPACES, POOL_SPACES, SHELF_SPACES, symbolsOf } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import face from '../../look/portraits/huckster.svg?url'
import { useWords } from '../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { HucksterCard } from '../pieces/huckster-card.tsx'
import { Corruption, Gold } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { Spot } from './spot.tsx'
import { useCove, useShown } from './table-context.tsx'

export function HucksterHead({ children }: { readonly children?: React.ReactNode }): React.ReactNode {
  const t = useWords()
  const { huckster, setup } = useShown()
  const { guilds, corruption } = symbolsOf(huckster)
  return (
    <div className="cv-who">
      <div className="face">
        <img src={face} alt="" draggable={false} />
      </div>
      <div>
        <h2>{t('cove.the-huckster')}</h2>
        <p>
          {t('cove.huckster-line', { level: t.any(`cove.level-${setup.level}`), count: huckster.townsfolk.length })}
        </p>
        <p className="his-signs" data-zone="his-townsfolk">
          {COLOURS.flatMap((colour) =>
            Array.from({ length: guilds[colour] }, (_, at) => (
              <GuildSign key={`${colour}-${at}`} of={colour} size={18} />
            )),
          )}
          {Array.from({ length: corruption }, (_, at) => (
            <Corruption key={at} size={18} label={t('cove.corruption-symbol')} />
          ))}
        </p>
      </div>
      <div className="tot">
        <Gold amount={huckster.gold} />
        <span className="mini" data-zone="his-corruption">
          <Corruption size={18} />
          {t('cove.cards', { count: huckster.corruption.length })}
        </span>
        {children}
      </div>
    </div>
  )
}

/** Two cards touch while he acts; between his turns one waits on the right. */
export function Duo(): React.ReactNode {
  const t = useWords()
  const { story } = useCove()
  const { huckster } = useShown()
  const left = story?.left
  const right = story?.right ?? huckster.right
  const isLit = left !== undefined
  return (
    <div className="duo" aria-label={t('cove.his-cards')} role="group">
      {left === undefined ? (
        <div className="hk is-blank" data-zone="his-deck">
          <span>{t('cove.deck-left', { count: huckster.deck.length })}</span>
        </div>
      ) : (
        <HucksterCard key={left} card={left} lit="right" />
      )}
      {right === undefined ? (
        <div className="hk is-blank" />
      ) : (
        <HucksterCard key={`${right}-${isLit}`} card={right} lit={isLit ? 'left' : undefined} />
      )}
    </div>
  )
}

export function HisShelf({
  size = 35,
  isBare = false,
}: {
  readonly size?: number
  readonly isBare?: boolean
}): React.ReactNode {
  const t = useWords()
  const { shelf } = useShown().huckster
  return (
    <div className="stock" role="group" aria-label={t('cove.his-shelf')}>
      {!isBare && (
        <h3>
          {t('cove.shelf')}{' '}
          <span>
            {t('cove.shelf-newest', { count: shelf.length, all: SHELF_SPACES })} <PieceMark of="spaces" />
          </span>
        </h3>
      )}
      <div className="row8">
        {Array.from({ length: SHELF_SPACES }, (_, at) => {
          const good = shelf[at]
          const label = good === undefined ? t('cove.empty') : t.any(`cove.good-${good}`)
          return (
            <Spot key={at} at={`his-good:${at}`} className={good ? 'cv-slot has' : 'cv-slot'} label={label}>
              {good && <Good good={good} size={size} isMute />}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}

export function HisPool({
  height = 35,
  isBare = false,
}: {
  readonly height?: number
  readonly isBare?: boolean
}): React.ReactNode {
  const t = useWords()
  const { pool } = useShown().huckster
  return (
    <div className="stock" role="group" aria-label={t('cove.his-pool')}>
      {!isBare && (
        <h3>
          {t('cove.pool')}{' '}
          <span>
            {t('cove.pool-count', { count: pool.length, all: POOL_SPACES })} <PieceMark of="spaces" />
          </span>
        </h3>
      )}
      <div className="row8">
        {Array.from({ length: POOL_SPACES }, (_, at) => {
          const who = pool[at]
          const kind = `cv-slot${who === undefined ? '' : ' has'}${at < ARRIVAL_SPACES ? ' is-arrival' : ''}`
          const label = who === undefined ? t('cove.empty') : t.any(`cove.who-${who}`)
          return (
            <Spot key={at} at={`pool:${at}`} className={kind} label={label}>
              {who !== undefined && <Adventurer who={who} height={height} isMute />}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
