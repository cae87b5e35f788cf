import { formatMoney, type Currency, type Money } from '@comanda/domain/money'
import { currentLocale, showDate, showList, t } from '../../../platform/i18n/index.ts'
import type { OrderQuote } from '../api.ts'
import { dayAndTimeInSentence } from '../texts.ts'
import { timeNow } from '../../../platform/device/server-clock.ts'

export type Problem = OrderQuote['problems'][number]

interface ProblemData {
  items?: { itemKey: string; displayName: string }[]
  groups?: { displayName: string; quantity: number; minimum: number }[]
  missing?: Money
  most?: number
  opensAt?: string
  resumesAt?: string
  /** Why the store is paused. */
  reason?: string
}

/** Data of a problem; empty if there is none. */
export const dataOf = (problem: { data?: unknown }): ProblemData =>
  typeof problem.data === 'object' && problem.data !== null ? (problem.data as ProblemData) : {}

/** Text of a problem. */
export function problemText(problem: Problem, shop: { currency: Currency; timeZone: string }): string {
  const { items = [], groups = [], missing, most = 0 } = dataOf(problem)
  switch (problem.problem) {
    case 'soldOut':
      return t('order.problem.soldOut', { dishes: showList(items.map(item => item.displayName)) })
    case 'groupMinimum':
      return t('order.problem.groupMinimum', {
        groups: showList(
          groups.map(({ displayName, quantity, minimum }) =>
            t('order.groupMore', { name: displayName, quantity, minimum }),
          ),
        ),
      })
    case 'belowMinimum':
      return t('order.problem.belowMinimum', {
        amount: missing === undefined ? '' : formatMoney(missing, shop.currency, currentLocale().intl),
      })
    case 'tooManyDishes':
      return t('order.problem.tooManyDishes', { most })
    default:
      return untilText(problem, shop.timeZone) ?? t(`order.problem.${problem.problem}`)
  }
}

/** Until when the store takes no orders, and why it is paused; undefined for any other problem. */
function untilText(problem: Problem, timeZone: string): string | undefined {
  const { opensAt, resumesAt, reason } = dataOf(problem)
  if (problem.problem === 'shopClosed' && opensAt !== undefined)
    return t('order.problem.shopClosedUntil', { time: dayAndTimeInSentence(opensAt, timeZone, timeNow()) })
  if (problem.problem !== 'shopPaused') return undefined
  const text =
    resumesAt === undefined
      ? t('order.problem.shopPaused')
      : t('order.problem.shopPausedUntil', { time: showDate(resumesAt, 'time', timeZone) })
  return reason === undefined ? text : `${text} ${reason}`
}

/** Part of the form in which a problem can be fixed. */
export type Place = 'where' | 'when' | 'dishes'

const places: Record<Problem['problem'], Place> = {
  soldOut: 'dishes',
  lineProblem: 'dishes',
  belowMinimum: 'dishes',
  groupMinimum: 'dishes',
  tooManyDishes: 'dishes',
  nothingToOrder: 'dishes',
  slotFull: 'when',
  slotGone: 'when',
  slotNeeded: 'when',
  shopClosed: 'when',
  shopPaused: 'when',
  addressNeeded: 'where',
  outOfReach: 'where',
  zoneNotNow: 'when',
  bizTypeNotOffered: 'where',
  tableNeeded: 'where',
  staffTakeOrder: 'where',
}

/** The first problem of a part: they are shown one at a time. */
export const problemAt = (problems: readonly Problem[], place: Place): Problem | undefined =>
  problems.find(problem => places[problem.problem] === place)
