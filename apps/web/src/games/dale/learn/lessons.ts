/** The ten lessons of a first game. */
import type { Ask, CardId } from '@merchants/dale'
import type { Cue, Lesson, Moment } from './lesson.ts'
import { ME } from './lesson.ts'
import {
  ALL_JUNK_CHOSEN,
  button,
  CONFIRM,
  FOE,
  HAND,
  handCard,
  MARKET,
  marketCard,
  NEXT_STACK,
  OWN_STALL,
  REACT,
  SCHEDULE,
} from './selectors.ts'
import {
  AFTER_BUYING,
  AT_THE_START,
  BEFORE_THE_LAST,
  FULL_OF_JUNK,
  LATER,
  SHOPPING,
  THREE_NEXT,
  WITH_A_PLAN,
  WITH_RELIC,
} from './positions.ts'

type When = Cue['when']

const did =
  (what: 'bought' | 'built' | 'played', card?: CardId): When =>
  ({ events }) =>
    events.some((event) => event.what === what && event.seat === ME && (event.what === 'built' || event.card === card))

const asked =
  (ask: Ask): When =>
  ({ view }) =>
    view.decision?.ask === ask
const mayAct = asked('action')
const isFoesTurn: When = ({ view }) => view.active !== ME && view.decision === undefined
const isBuying =
  (slot: number): When =>
  ({ act }) =>
    act?.do === 'buy' && act.slot === slot
const isBuilding: When = ({ act }) => act?.do === 'build'

const moved = ({ events }: Moment, from: string, to: string): boolean =>
  events.some(
    (event) => event.what === 'moved' && event.from.zone === from && event.to.zone === to && event.to.seat === ME,
  )

export const LESSONS: readonly Lesson[] = [
  {
    id: 'goal',
    title: 'learn.goal-title',
    position: AT_THE_START,
    cues: [{ when: mayAct, say: 'learn.goal', point: [OWN_STALL] }],
    isLearned: () => true,
    hint: 'learn.goal-hint',
    tip: 'learn.goal-read',
  },
  {
    id: 'buy',
    title: 'learn.buy-title',
    position: AT_THE_START,
    card: 'sloths-2',
    cues: [
      { when: mayAct, say: 'learn.buy-choose', point: [marketCard(0)] },
      { when: isBuying(0), say: 'learn.buy-pay', point: [CONFIRM, handCard('junk')] },
    ],
    isLearned: did('bought', 'sloths-2'),
    hint: 'learn.buy-hint',
    praise: 'learn.buy-done',
    result: [handCard('sloths-2')],
  },
  {
    id: 'overpay',
    title: 'learn.overpay-title',
    position: AFTER_BUYING,
    card: 'macaws-3',
    other: 'sloths-5a',
    cues: [
      { when: mayAct, say: 'learn.overpay-choose', point: [marketCard(1)] },
      {
        when: (moment) => isBuying(1)(moment) && !moment.reasons.has('overpaid'),
        say: 'learn.overpay-try',
        point: [handCard('sloths-5a', 'junk')],
      },
      { when: isBuying(1), say: 'learn.overpay-pay', point: [CONFIRM, handCard('sloths-5a')] },
    ],
    isLearned: did('bought', 'macaws-3'),
    hint: 'learn.overpay-hint',
    praise: 'learn.overpay-done',
    result: [handCard('macaws-3')],
  },
  {
    id: 'technique',
    title: 'learn.technique-title',
    position: WITH_RELIC,
    card: 'macaws-3',
    other: 'owls-4',
    cues: [
      { when: mayAct, say: 'learn.technique-play', point: [CONFIRM, handCard('macaws-3')] },
      { when: asked('throw away'), say: 'learn.technique-throw', point: [CONFIRM, handCard('junk')] },
      { when: asked('bonus'), say: 'learn.technique-bonus', point: [marketCard(0)] },
      { when: isBuying(0), say: 'learn.technique-pay', point: [CONFIRM, handCard('sloths-4', 'macaws-4')] },
    ],
    isLearned: (moment) => did('played', 'macaws-3')(moment) && did('bought', 'owls-4')(moment),
    hint: 'learn.technique-hint',
    praise: 'learn.technique-done',
    result: [handCard('owls-4')],
  },
  {
    id: 'build',
    title: 'learn.build-title',
    position: LATER,
    card: 'macaws-1',
    cues: [
      { when: mayAct, say: 'learn.build-begin', point: [button('build')] },
      { when: isBuilding, say: 'learn.build-choose', point: [CONFIRM, handCard('macaws-1')] },
    ],
    isLearned: did('built'),
    hint: 'learn.build-hint',
    praise: 'learn.build-done',
    result: [`${OWN_STALL} .stackbtn`],
  },
  {
    id: 'stack',
    title: 'learn.stack-title',
    position: THREE_NEXT,
    card: 'sloths-1',
    other: 'sloths-2',
    cues: [
      { when: mayAct, say: 'learn.stack-begin', point: [button('build')] },
      { when: isBuilding, say: 'learn.stack-choose', point: [CONFIRM, handCard('sloths-1', 'sloths-2')] },
    ],
    isLearned: did('built'),
    hint: 'learn.stack-hint',
    praise: 'learn.stack-done',
    result: [OWN_STALL],
  },
  {
    id: 'inventory',
    title: 'learn.inventory-title',
    position: FULL_OF_JUNK,
    cues: [
      { when: mayAct, say: 'learn.inventory-begin', point: [button('inventory')] },
      { when: asked('inventory'), say: 'learn.inventory-choose', point: [ALL_JUNK_CHOSEN, handCard('junk')] },
    ],
    isLearned: (moment) => moved(moment, 'hand', 'discard pile') && moment.view.active !== ME,
    hint: 'learn.inventory-hint',
    praise: 'learn.inventory-done',
    result: [`${HAND}, ${MARKET}`],
  },
  {
    id: 'reaction',
    title: 'learn.reaction-title',
    position: SHOPPING,
    card: 'owls-4',
    replies: ['p2 buy 5 with sloths-3'],
    cues: [
      { when: isFoesTurn, say: 'learn.reaction-watch', point: [FOE] },
      { when: asked('react'), say: 'learn.reaction-react', point: [REACT] },
      { when: asked('discard'), say: 'learn.reaction-discard', point: [CONFIRM, handCard('junk')] },
    ],
    isLearned: ({ view }) => view.active === ME,
    hint: 'learn.reaction-hint',
    praise: 'learn.reaction-done',
    result: [handCard('owls-4')],
  },
  {
    id: 'plan',
    title: 'learn.plan-title',
    position: WITH_A_PLAN,
    card: 'sloths-2',
    replies: ['p2 discard none'],
    cues: [
      { when: mayAct, say: 'learn.plan-play', point: [CONFIRM, handCard('sloths-2')] },
      {
        when: (moment) => isFoesTurn(moment) && did('played', 'sloths-2')(moment),
        say: 'learn.plan-wait',
        point: [SCHEDULE],
      },
      { when: asked('take'), say: 'learn.plan-take', point: [CONFIRM, MARKET] },
    ],
    isLearned: (moment) => moved(moment, 'market', 'hand'),
    hint: 'learn.plan-hint',
    praise: 'learn.plan-done',
    result: [HAND],
  },
  {
    id: 'win',
    title: 'learn.win-title',
    position: BEFORE_THE_LAST,
    card: 'macaws-5a',
    other: 'macaws-3',
    cues: [
      { when: mayAct, say: 'learn.win-begin', point: [button('build'), NEXT_STACK] },
      { when: isBuilding, say: 'learn.win-choose', point: [CONFIRM, handCard('macaws-5a', 'macaws-3')] },
    ],
    isLearned: ({ view }) => view.phase === 'over',
    hint: 'learn.win-hint',
    praise: 'learn.win-done',
  },
]
