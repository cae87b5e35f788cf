import { type Currency, money } from '@comanda/domain/money'
import { localize, showMoney, t } from '@comanda/web/i18n'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { partTexts } from '../../../platform/figure-texts.ts'
import type { CounterPrice } from './entered-order.ts'

type Problem = CounterPrice['problems'][number]

/** A problem in words, with what is missing. */
export function problemText({ problem, data }: Problem, currency: Currency): string {
  if (problem === 'belowMinimum')
    return t('take.problem.belowMinimum', { amount: showMoney(money(Number(data?.['missing'] ?? 0)), currency) })
  if (problem === 'slotFull' || problem === 'slotGone' || problem === 'slotNeeded') return t('take.problem.slot')
  const texts = {
    soldOut: 'take.problem.soldOut',
    lineProblem: 'take.problem.lineProblem',
    addressNeeded: 'take.problem.addressNeeded',
    outOfReach: 'take.problem.outOfReach',
    zoneNotNow: 'take.problem.zoneNotNow',
    groupMinimum: 'take.problem.groupMinimum',
    tooManyDishes: 'take.problem.tooManyDishes',
    shopClosed: 'take.problem.shopClosed',
    shopPaused: 'take.problem.shopPaused',
  } as const
  return t(problem in texts ? texts[problem as keyof typeof texts] : 'take.problem.other')
}

/** The total by its lines, as the server calculated it, and what prevents the order. */
export const PriceLines = ({ price, currency }: { price: CounterPrice; currency: Currency }) => (
  <Stack gap={4}>
    {price.calculation.totalLines.map(({ kind, id, name, amount }) => (
      <Row key={`${kind} ${id}`} justify="between">
        <Text as="span" kind="muted">
          {localize(name) || t(partTexts[kind] ?? 'floor.bill.line')}
        </Text>
        <Text as="span">{showMoney(amount, currency)}</Text>
      </Row>
    ))}
    <Row justify="between">
      <Text as="span" weight={700}>
        {t('take.total')}
      </Text>
      <Text as="span" weight={700} size={20}>
        {showMoney(price.calculation.totalPaidAmount, currency)}
      </Text>
    </Row>
    {price.problems.map(one => (
      <Text key={one.problem} as="p" role="alert" kind="error">
        {problemText(one, currency)}
      </Text>
    ))}
  </Stack>
)
