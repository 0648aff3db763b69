/** The ten steps of the first day, with the words of the coach and the moves of each. */
import type { Ask } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import type { CoveTableState } from '../table/table-context.tsx'

/** Something the coach says at certain moments, and the places on the table it is about. */
interface DayCue {
  readonly when: (table: CoveTableState) => boolean
  readonly say: Key
  /** Selectors, the most urgent first: those of the first entry that is on the page are pointed at. */
  readonly point: readonly string[]
}

export interface DayStep {
  readonly id: string
  readonly title: Key
  /** Written moves: any of these ways leads to the end of the step, and the next step goes on after the first. */
  readonly ways: readonly (readonly string[])[]
  /** The first that fits is said. */
  readonly cues: readonly DayCue[]
  readonly tip?: Key
  readonly hint: Key
  readonly praise?: Key
  /** The places the praise is about. */
  readonly result?: DayCue['point']
}

type When = DayCue['when']

const asked =
  (ask: Ask): When =>
  ({ match, showing }) =>
    !showing.isBusy && match.view.decision?.ask === ask
const isPlanned =
  (go: string): When =>
  ({ choosing }) =>
    choosing.plan?.go === go
const isHisStep =
  (step: number): When =>
  ({ story }) =>
    story?.kind === 'turn' && story.step === step
const always: When = () => true

const place = (location: string): string => `[data-place="${location}"]`
const zone = (name: string): string => `[data-zone="${name}"]`
const boat = (number: number): string => `.boat-answer:nth-child(${number}), ${zone(`boat:${number}`)}`
const CONFIRM = '[data-confirm]:not(:disabled)'
const NEXT = '[data-next]'

export const FIRST_DAY: readonly DayStep[] = [
  {
    id: 'goal',
    title: 'firstday.goal-title',
    ways: [[]],
    cues: [{ when: always, say: 'firstday.goal', point: ['.race'] }],
    tip: 'firstday.goal-tip',
    hint: 'firstday.goal-hint',
  },
  {
    id: 'time',
    title: 'firstday.time-title',
    ways: [['go stoke']],
    cues: [
      { when: isPlanned('stoke'), say: 'firstday.time-confirm', point: [CONFIRM] },
      { when: always, say: 'firstday.time', point: [place('stoke'), zone('clock')] },
    ],
    hint: 'firstday.time-hint',
    praise: 'firstday.time-done',
    result: ['.rack'],
  },
  {
    id: 'dice',
    title: 'firstday.dice-title',
    ways: [['choose blue-6@1,red-4@2,coal-6@2,coal-2@1']],
    cues: [
      { when: ({ choosing }) => choosing.placed.length >= 4, say: 'firstday.dice-confirm', point: ['[data-done]'] },
      { when: always, say: 'firstday.dice', point: ['[data-place-dice]'] },
    ],
    hint: 'firstday.dice-hint',
    praise: 'firstday.dice-done',
    result: [`${zone('furnace:1')}, ${zone('furnace:2')}`],
  },
  {
    id: 'boats',
    title: 'firstday.boats-title',
    ways: [['choose 4']],
    cues: [{ when: always, say: 'firstday.boats', point: [boat(4)] }],
    hint: 'firstday.boats-hint',
    praise: 'firstday.boats-done',
    result: [zone('boat:4')],
  },
  {
    id: 'huckster',
    title: 'firstday.huckster-title',
    ways: [['huckster turn']],
    cues: [
      { when: isHisStep(1), say: 'firstday.huckster-reveal', point: [NEXT] },
      { when: isHisStep(2), say: 'firstday.huckster-read', point: [NEXT] },
      { when: isHisStep(3), say: 'firstday.huckster-act', point: [NEXT] },
      { when: isHisStep(4), say: 'firstday.huckster-pay', point: [NEXT] },
      { when: isHisStep(5), say: 'firstday.huckster-slide', point: [NEXT] },
      { when: always, say: 'firstday.huckster', point: [NEXT] },
    ],
    hint: 'firstday.huckster-hint',
    praise: 'firstday.huckster-done',
    result: ['.did-line'],
  },
  {
    id: 'forge',
    title: 'firstday.forge-title',
    ways: [['go forge 1:small,2:large'], ['go forge 2:large,1:small']],
    cues: [
      { when: isPlanned('forge'), say: 'firstday.forge-confirm', point: [CONFIRM] },
      { when: always, say: 'firstday.forge', point: [place('forge')] },
    ],
    hint: 'firstday.forge-hint',
    praise: 'firstday.forge-done',
    result: [`${zone('own-good:0')}, ${zone('own-good:1')}`],
  },
  {
    id: 'docking',
    title: 'firstday.docking-title',
    ways: [['choose no', 'choose 4', 'choose right-inner']],
    cues: [
      { when: asked('hand'), say: 'firstday.docking-hand', point: ['.options .cv-option:nth-child(2)'] },
      { when: asked('boat'), say: 'firstday.docking-boat', point: [boat(4)] },
      {
        when: asked('dock'),
        say: 'firstday.docking-dock',
        point: [`.options .cv-option:nth-child(1), ${zone('dock:right-inner')}`],
      },
      { when: always, say: 'firstday.docking-boat', point: [] },
    ],
    hint: 'firstday.docking-hint',
    praise: 'firstday.docking-done',
    result: [zone('pier:plaza')],
  },
  {
    id: 'halls',
    title: 'firstday.halls-title',
    ways: [['go square 1']],
    cues: [
      {
        when: ({ choosing: { plan } }) => plan?.go === 'square' && plan.items[0] === '1',
        say: 'firstday.halls-confirm',
        point: [CONFIRM],
      },
      {
        when: isPlanned('square'),
        say: 'firstday.halls',
        point: [`.options .cv-option:nth-child(1), ${zone('slot:1')}`],
      },
      { when: always, say: 'firstday.halls', point: [zone('slot:1')] },
    ],
    hint: 'firstday.halls-hint',
    praise: 'firstday.halls-done',
    result: [zone('hall:red')],
  },
  {
    id: 'market',
    title: 'firstday.market-title',
    ways: [['market']],
    cues: [
      { when: ({ story }) => story?.kind === 'market', say: 'firstday.market-sells', point: [NEXT] },
      { when: always, say: 'firstday.market', point: [NEXT] },
    ],
    hint: 'firstday.market-hint',
    praise: 'firstday.market-done',
    result: ['.offers'],
  },
  {
    id: 'evening',
    title: 'firstday.evening-title',
    ways: [
      ['sell large-red at bazaar', 'sell small-blue at plaza', 'done'],
      ['sell small-blue at plaza', 'sell large-red at bazaar', 'done'],
    ],
    cues: [{ when: always, say: 'firstday.evening', point: ['[data-sell-all]', '.sale'] }],
    hint: 'firstday.evening-hint',
    praise: 'firstday.evening-done',
  },
]
