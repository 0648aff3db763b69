/** Small pictures beside the rules, drawn with the pieces of the table itself. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { CardFace, Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import '../table/market.css'
import '../table/stall.css'
import './pictures.css'

/** Which chapter has which picture. */
export const PICTURES: Readonly<Record<string, () => React.ReactNode>> = {
  goal: StallPicture,
  cards: CardPicture,
  market: MarketPicture,
  stall: StackPicture,
  bonus: BonusPicture,
  'clean-up': SlidePicture,
}

function Figure({
  caption,
  children,
}: {
  readonly caption: string
  readonly children: React.ReactNode
}): React.ReactNode {
  return (
    <figure className="picture rows gap-12">
      <div className="drawn" aria-hidden="true">
        {children}
      </div>
      <figcaption className="soft">{caption}</figcaption>
    </figure>
  )
}

/** The parts of a card, numbered. */
function CardPicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <figure className="picture rows gap-12 anatomy">
        <div className="drawn" aria-hidden="true">
          <CardFace card="squirrels-4" />
        </div>
        <ol className="rows gap-16" aria-label={t('guide.picture-card')}>
          <li className="row gap-14">{t('guide.part-value')}</li>
          <li className="row gap-14">{t('guide.part-set')}</li>
          <li className="row gap-14">{t('guide.part-bonus')}</li>
          <li className="row gap-14">{t('guide.part-kind')}</li>
          <li className="row gap-14">{t('guide.part-text')}</li>
        </ol>
      </figure>
      <Figure caption={t('guide.picture-kinds')}>
        <div className="row wrap middle gap-16">
          <CardFace card="macaws-4" />
          <CardFace card="owls-4" />
          <CardFace card="junk" />
        </div>
      </Figure>
    </>
  )
}

const OFFERED: readonly CardId[] = ['squirrels-5b', 'platypuses-3', 'squirrels-2', 'macaws-4', 'platypuses-2']

function MarketPicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <Figure caption={t('guide.picture-market')}>
        <ol className="stand goods seat-m">
          {OFFERED.map((card, at) => (
            <li className="good" key={card}>
              <span className="scallop">
                <b>+{4 - at}</b>
              </span>
              <div className="spot">
                <CardFace card={card} />
              </div>
              <p className="price">
                <span className="sum row gap-4">
                  {cardType(card).value} + {4 - at} =
                </span>
                <b>{cardType(card).value + 4 - at}</b>
              </p>
            </li>
          ))}
        </ol>
      </Figure>
      <Tries
        caption={t('guide.picture-pay')}
        tries={[
          [['macaws-4', 'platypuses-4'], true],
          [['macaws-2', 'owls-2', 'platypuses-2'], true],
          [['sloths-5a', 'junk'], false],
          [['macaws-3', 'owls-2', 'junk'], false],
        ]}
      />
    </>
  )
}

function StackPicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <Tries
      caption={t('guide.picture-stack')}
      tries={[
        [['platypuses-4', 'platypuses-2'], true],
        [['platypuses-5a', 'sloths-1'], false],
        [['platypuses-4', 'platypuses-3'], false],
      ]}
    />
  )
}

interface TriesProps {
  readonly caption: string
  readonly tries: readonly (readonly [cards: readonly CardId[], isAllowed: boolean])[]
}

/** Cards that are or are not allowed. */
function Tries({ caption, tries }: TriesProps): React.ReactNode {
  const t = useTranslation()
  return (
    <Figure caption={caption}>
      <ul className="tries row wrap middle">
        {tries.map(([cards, isAllowed]) => (
          <li key={cards.join()} className={`rows middle gap-8 ${isAllowed ? 'is-allowed' : ''}`}>
            <span className="row gap-6">
              {cards.map((card) => (
                <Tile card={card} key={card} />
              ))}
            </span>
            <b className={isAllowed ? 'row gap-6' : 'row gap-6 fault'}>
              <Icon name={isAllowed ? 'check' : 'close'} />
              {t(isAllowed ? 'guide.yes' : 'guide.no')}
            </b>
          </li>
        ))}
      </ul>
    </Figure>
  )
}

const STACKS: readonly (readonly CardId[])[] = [
  ['squirrels-1'],
  ['macaws-2'],
  ['platypuses-3'],
  ['macaws-1', 'macaws-3'],
  ['squirrels-2', 'squirrels-3'],
]

function StallPicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <Figure caption={t('guide.picture-stall')}>
      <ol className="stand stall seat-1" style={{ '--n': 8 }}>
        {Array.from({ length: 8 }, (_, at) => (
          <li className={`slot ${at < 5 ? '' : at === 5 ? 'is-next' : 'empty'}`} key={at}>
            <span className="scallop">
              <b>{at + 1}</b>
            </span>
            <span className="stack">
              {STACKS[at]?.map((card) => (
                <Tile card={card} key={card} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

function BonusPicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <Figure caption={t('guide.picture-bonus')}>
      <div className="chain row wrap middle gap-16">
        <CardFace card="platypuses-1" />
        <Icon name="arrow" />
        <CardFace card="macaws-4" />
        <Icon name="arrow" />
        <span className="deed">
          <Icon name="market" />
        </span>
      </div>
    </Figure>
  )
}

function SlidePicture(): React.ReactNode {
  const t = useTranslation()
  return (
    <Figure caption={t('guide.picture-slide')}>
      <div className="slide row wrap middle gap-10">
        {OFFERED.map((card, at) =>
          at === 3 ? <span className="ghost" key={card} /> : <Tile card={card} key={card} />,
        )}
        <Icon name="arrow" />
        {(['sloths-2', ...OFFERED.toSpliced(3, 1)] as const).map((card) => (
          <Tile card={card} key={card} />
        ))}
      </div>
    </Figure>
  )
}
