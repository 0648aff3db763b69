/** The whole position in words: headings and lists, for reading aloud or for a quick look. */
import { BOATS, COLOURS, DOCKS, FLASK_LIMIT, heatOf, PIERS } from '@merchants/cove'
import type { View } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { dieWord, tiredWord } from '../say/words.tsx'
import { boatLabel, isAtSea } from '../table/boats.tsx'
import { clockWords } from '../table/dial.tsx'
import { bagSize } from '../table/halls.tsx'
import { crowdAt } from '../table/piers.tsx'
import { seatName } from '../table/seat.ts'
import { townsfolkLabel } from '../table/square.tsx'

interface Part {
  readonly title: string
  readonly lines: readonly string[]
}

function partsOf(t: T, view: View, table: CoveMatchSetup): Part[] {
  return [
    { title: t('cove.clock'), lines: [clockWords(t, view, table)] },
    {
      title: t('cove.halls'),
      lines: [
        ...COLOURS.map((colour) =>
          t('cove.hall-holds', { hall: t.any(`cove.hall-${colour}`), count: view.halls[colour] }),
        ),
        t('cove.lair-holds', { count: view.lair }),
        t('cove.bag-holds', { count: bagSize(view.bag) }),
      ],
    },
    {
      title: t('cove.square'),
      lines: view.square.map(
        (card, at) => `${at + 1}. ${card === undefined ? t('cove.empty') : townsfolkLabel(t, card)}`,
      ),
    },
    {
      title: t('cove.boats-at-sea'),
      lines: BOATS.filter((boat) => isAtSea(view, boat)).map((boat) => boatLabel(t, view, boat)),
    },
    {
      title: t('cove.piers'),
      lines: [
        ...DOCKS.map((dock, at) => {
          const boat = view.docks[at] ?? 0
          const name = t.any(`cove.dock-${dock}`)
          return boat === 0 ? t('cove.dock-free', { dock: name }) : t('cove.dock-taken', { dock: name, number: boat })
        }),
        ...PIERS.map((pier) =>
          t('common.labelled', { label: t.any(`cove.pier-${pier}`), text: crowdWords(t, crowdAt(view, pier)) }),
        ),
      ],
    },
    { title: t('cove.the-huckster'), lines: hucksterLines(t, view.huckster) },
    ...view.humans.map((human, seat) => ({
      title: t('common.labelled', {
        label: seatName(t, table, seat),
        text: t.any(`cove.merchant-line-${human.merchant}`),
      }),
      lines: humanLines(t, human),
    })),
  ]
}

const crowdWords = (t: T, crowd: readonly string[]): string =>
  crowd.map((each) => t.any(`cove.who-${each}`)).join(', ') || t('cove.nobody')

const shelfLine = (t: T, shelf: readonly string[]): string =>
  t('common.labelled', {
    label: t('cove.shelf'),
    text: shelf.map((good) => t.any(`cove.good-${good}`)).join(', ') || t('cove.empty'),
  })

const hucksterLines = (
  t: T,
  { gold, right, deck, shelf, pool, townsfolk, corruption }: View['huckster'],
): readonly string[] => [
  t('common.labelled', { label: t('cove.gold'), text: gold }),
  ...(right === undefined
    ? []
    : [t('common.labelled', { label: t('cove.his-cards'), text: t.any(`cove.card-${right}`) })]),
  t('cove.deck-left', { count: deck.length }),
  shelfLine(t, shelf),
  t('common.labelled', { label: t('cove.pool'), text: crowdWords(t, pool) }),
  t('common.labelled', {
    label: t('cove.townsfolk'),
    text: townsfolk.map((card) => t.any(`cove.card-${card}`)).join(', ') || t('cove.nobody'),
  }),
  t('cove.corruption-cards', { count: corruption.length }),
]

function humanLines(t: T, human: View['humans'][number]): readonly string[] {
  const corruption = human.corruption.map((card) => t.any(`cove.corruption-${card}`)).join(', ')
  const corruptionCards = t('cove.corruption-cards', { count: human.corruption.length })
  return [
    t('common.labelled', { label: t('cove.gold'), text: human.gold }),
    shelfLine(t, human.shelf),
    ...human.townsfolk.map((card) =>
      human.tired.includes(card) ? `${townsfolkLabel(t, card)} (${tiredWord(t, card)})` : townsfolkLabel(t, card),
    ),
    corruption === '' ? corruptionCards : t('common.labelled', { label: corruptionCards, text: corruption }),
    ...shopLines(t, human),
  ]
}

function shopLines(t: T, { smithy, laboratory }: View['humans'][number]): string[] {
  if (smithy !== undefined) {
    return [
      ...smithy.furnaces.map((furnace, at) => {
        const dice = [...(furnace.alloy === undefined ? [] : [furnace.alloy]), ...furnace.coal]
        const held = dice.map((die) => dieWord(t, die)).join(', ') || t('cove.furnace-empty')
        return t('cove.furnace-holds', { number: at + 1, heat: heatOf(furnace), verdict: held })
      }),
      t('common.labelled', {
        label: t('cove.rack'),
        text: smithy.rack.map((die) => dieWord(t, die)).join(', ') || t('cove.empty'),
      }),
      ...(smithy.locked.length === 0
        ? []
        : [
            t('common.labelled', {
              label: t('cove.locked'),
              text: smithy.locked.map((kind) => t.any(`cove.die-${kind}`)).join(', '),
            }),
          ]),
    ]
  }
  if (laboratory === undefined) return []
  const marbles = (list: readonly string[]): string =>
    list.map((marble) => t.any(`cove.marble-${marble}`)).join(', ') || t('cove.empty')
  return [
    ...laboratory.rows.map((row, at) =>
      t('common.labelled', { label: t('cove.row', { row: at + 1 }), text: marbles(row) }),
    ),
    t('common.labelled', {
      label: t('cove.flask-holds', { count: laboratory.flask.length, limit: FLASK_LIMIT }),
      text: marbles(laboratory.flask),
    }),
    t('cove.jar-holds', { count: laboratory.jar }),
  ]
}

export function PositionText({
  view,
  table,
}: {
  readonly view: View
  readonly table: CoveMatchSetup
}): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="rows gap-10 cv-position" tabIndex={0}>
      {partsOf(t, view, table).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
