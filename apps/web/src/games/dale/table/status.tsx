/** The line that says who must do what, what the choice would cost or be worth, and how to go on. */
import { offeredAt, priceAt } from '@merchants/dale'
import { Icon } from '../../../look/icon.tsx'
import { useNews } from '../news/news-context.ts'
import { DescribedDeed } from '../news/described-deed.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { chosenAct, isCombination, isWord, sumOf, wantsAll } from './choosing.ts'
import { OrderChip } from './order-chip.tsx'
import type { Reading } from './question.ts'
import { useQuestion } from './question.ts'
import { useReason } from './reason.tsx'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { togetherOf } from './together.ts'
import { useExplain } from './use-explain.ts'
import { useHoldHint } from './use-hold-hint.ts'

export function Say({ children }: { readonly children?: React.ReactNode }): React.ReactNode {
  const { choice } = useTableWithChoice()
  const inWords = useReason()
  const question = useQuestion()
  const { told } = useNews()
  const hint = useHoldHint() ?? question.hint
  const more = choice.refusal === undefined ? hint : inWords(choice.refusal)
  if (told !== undefined) {
    return (
      <div className="say row" role="status">
        <Turn />
        <div className="words row wrap">
          <DescribedDeed deed={told} />
        </div>
      </div>
    )
  }
  return (
    <div className="say row" role="status">
      <Turn />
      <div className="words row wrap">
        {children}
        <h2>{isWhole(question.say) ? question.say : `${question.say}.`}</h2>
        {more !== '' && <p className={choice.refusal === undefined ? 'more soft' : 'more refused soft'}>{more}</p>}
        <Coins />
        {question.reads !== undefined && <About {...question.reads} />}
      </div>
    </div>
  )
}

/** The text of the card that the question is about. */
function About({ card, isAlways }: Reading): React.ReactNode {
  const words = useCardWords()
  return (
    <p className={`about ${isAlways ? 'always' : ''}`}>
      <b>{words.name(card)}</b> {words.text(card)}
    </p>
  )
}

/** Whether nothing is missing at its end before the hint goes on. */
const isWhole = (say: string): boolean => /[.?!…:]$/.test(say)

function Turn(): React.ReactNode {
  const t = useTranslation()
  const { match, nameOf } = useTable()
  const { view } = match
  if (view.phase === 'over') return undefined
  if (view.seat < 0) {
    return (
      <span className="turn">
        <Icon name="eye" />
        {t('table.watching')}
      </span>
    )
  }
  const isOwn = view.active === view.seat
  const icon = view.phase === 'bonus' ? 'plus' : 'hand'
  return (
    <span className="turn">
      <Icon name={icon} />
      {isOwn
        ? t(view.phase === 'bonus' ? 'table.bonus-action' : 'table.your-turn')
        : t('table.turn-of', { who: nameOf(view.active) })}
    </span>
  )
}

/** The payment or stack so far, out of the value needed. */
function Coins(): React.ReactNode {
  const { match, seat, choice } = useTableWithChoice()
  const { decision, spots } = choice
  const together = togetherOf(match.view, seat, choice)
  if (together !== undefined) return <CoinRow sum={together.sum} need={together.goal} />
  if (decision === undefined || !isCombination(decision) || decision.kind === 'helpings') return undefined
  const { act, view } = match
  const asked = decision.ask === 'stack' ? (view.seats[seat]?.goal ?? 0) : priceAt(view, act?.slot ?? 0)
  if (asked === undefined || (decision.ask !== 'stack' && decision.ask !== 'pay')) return undefined
  const sum = sumOf(decision, choice.keyOf, spots)
  // Less than the price is enough where Calculations will bring it down.
  const need = choice.answer === undefined ? asked : Math.min(asked, sum)
  return <CoinRow sum={sum} need={need} />
}

function CoinRow({ sum, need }: { readonly sum: number; readonly need: number }): React.ReactNode {
  const t = useTranslation()
  return (
    <span className="coins row wrap gap-4">
      {Array.from({ length: Math.min(need, MAX_COINS) }, (_, at) => (
        <i className={at < sum ? 'in' : ''} key={at} aria-hidden="true" />
      ))}
      <b>{t('table.sum-of', { sum, need })}</b>
    </span>
  )
}

const MAX_COINS = 12

/** Help, cancel and confirm. */
export function Buttons(): React.ReactNode {
  const t = useTranslation()
  const confirm = useConfirmWords()
  const { choice } = useTableWithChoice()
  const explained = useExplain()
  const { decision, answer } = choice
  if (decision === undefined) return undefined
  const isWordless = !isWord(decision) || choice.arranging !== undefined
  const showsConfirm = decision.kind === 'acts' ? choice.spots.length > 0 : isWordless
  return (
    <>
      <Helpers />
      {choice.canCancel && (
        <button type="button" className="btn" onClick={choice.cancel}>
          {t('common.cancel')} <kbd>{t('settings.escape')}</kbd>
        </button>
      )}
      {showsConfirm && (
        <button
          type="button"
          className={`btn ${answer === undefined ? 'off' : 'primary'}`}
          data-confirm
          {...explained('confirm', answer !== undefined, choice.confirm)}
        >
          {answer !== undefined && <Icon name="check" />}
          <span className="clip">{confirm}</span> {answer !== undefined && <kbd>{t('settings.enter')}</kbd>}
        </button>
      )}
    </>
  )
}

/** Buttons that choose several cards at once, or change their order. */
function Helpers(): React.ReactNode {
  const t = useTranslation()
  const { choice } = useTableWithChoice()
  const { decision, arranging, pickJunk } = choice
  if (decision === undefined) return undefined
  const combines = isCombination(decision)
  const takesAll = wantsAll(decision) && !choice.isProposed && arranging === undefined
  return (
    <>
      <OrderChip />
      {arranging?.moved !== undefined && (
        <button type="button" className="btn" data-reset onClick={arranging.reset}>
          <Icon name="undo" />
          {t('table.reset')}
        </button>
      )}
      {pickJunk !== undefined && (
        <button type="button" className="btn" data-junk onClick={pickJunk}>
          {t('table.all-junk')} <kbd>J</kbd>
        </button>
      )}
      {((combines && decision.options.length > 0) || takesAll) && (
        <button
          type="button"
          className="btn"
          data-help
          onClick={() => {
            choice.help()
            requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-confirm]')?.focus())
          }}
        >
          {t(!combines ? 'table.all-as-they-lie' : decision.ask === 'pay' ? 'table.pay-for-me' : 'table.suggest')}
        </button>
      )}
    </>
  )
}

/** The label of the answer button, which says as much as possible of its effect. */
function useConfirmWords(): string {
  const t = useTranslation()
  const words = useCardWords()
  const { match, seat, choice, nameOf } = useTableWithChoice()
  const { decision } = choice
  const { act, view } = match
  const bought = act?.do === 'buy' ? offeredAt(view, act.slot) : undefined
  const together = togetherOf(view, seat, choice)
  if (decision === undefined) return ''
  if (together !== undefined && together.missing > 0 && together.sum > 0) {
    return t('table.ask-for', { who: nameOf(together.teammate), missing: together.missing })
  }
  if (bought !== undefined && choice.arranging !== undefined) {
    return t('table.confirm-buy-for', { card: words.name(bought), price: priceAt(view, act?.slot ?? 0) ?? 0 })
  }
  if (bought !== undefined && decision.ask === 'pay') return t('table.confirm-buy', { card: words.name(bought) })
  if (decision.ask === 'stack') return t('table.confirm-build')
  if (decision.kind === 'acts') {
    return t(chosenAct(decision, choice)?.do === 'use' ? 'table.confirm-use' : 'table.confirm-play')
  }
  if (decision.ask === 'inventory') return t('table.confirm-discard', { count: choice.picks.length })
  if (decision.min > 0 || choice.picks.length + choice.spots.length > 0) return t('table.confirm')
  return t(decision.ask === 'help' ? 'asks.decline' : 'table.confirm-none')
}
