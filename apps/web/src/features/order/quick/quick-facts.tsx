import { phoneText } from '@comanda/domain/address'
import { fullName } from '../../../platform/i18n/full-name.ts'
import { showMoney, showNumber, joinWithComma, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import type { OrderQuote, SubmitInput } from '../api.ts'
import { type Fact, FactList } from '../fact-list.tsx'
import { LinePicture } from '../line-picture.tsx'
import { PriceWas } from '../price-was.tsx'
import { useCurrentTime } from '../use-current-time.ts'
import { timeText } from '../texts.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './quick.module.css'

/** Compact list of the dishes. */
export const QuickDishes = ({ calculation: { items, currency } }: Pick<OrderQuote, 'calculation'>) => (
  <Stack as="ul" gap={10}>
    {items.map(line => (
      <Row key={line.itemKey} as="li" gap={10} rowGap={2} wrap justify="end">
        <span className={styles.picture}>
          <LinePicture line={line} side={44} />
        </span>
        <span className={styles.words}>
          <span>
            {showNumber(line.quantity)} × {line.displayName}
          </span>
          {line.detail && (
            <Text as="span" kind="hint">
              {line.detail}
            </Text>
          )}
          <PriceWas line={line} currency={currency} />
          {line.giftOf !== undefined && (
            <Text as="span" kind="hint">
              {t('cart.gift')}
            </Text>
          )}
        </span>
        {showMoney(line.amount, currency)}
      </Row>
    ))}
  </Stack>
)

interface QuickFactsProps {
  quote: OrderQuote
  /** The lines that pay the order as it is placed. */
  payments: SubmitInput['payments']
}

/** Lists everything that is repeated, one line each, so that nothing is ordered unseen. */
export function QuickFacts({ quote, payments }: QuickFactsProps) {
  const now = useCurrentTime(60_000)
  const { lastChoices: last, time, shop, deliveryAddress, readyMinutes } = quote
  const contact = last?.contact
  const soon = time?.asap && readyMinutes !== undefined ? ` · ${t('order.asapIn', { minutes: readyMinutes })}` : ''
  const facts: Fact[] = [
    [t('order.when'), time && timeText(time, shop.timeZone, now) + soon],
    [t(deliveryAddress ? 'order.deliverTo' : 'order.pickupFrom'), (deliveryAddress ?? shop.addressLines).join(', ')],
    [
      t('order.forWho'),
      contact &&
        `${fullName(contact)} · \u2066${phoneText(`+${contact.countryCode.replace('+', '')}${contact.phoneNumber}`)}\u2069`,
    ],
    [t('order.payment'), last && paidBy(last, payments)],
  ]
  return <FactList facts={facts} className={styles.facts} />
}

/** The payment methods that pay the order; until they are known those of the last one. */
function paidBy(
  { means = [], paymentMethod }: NonNullable<OrderQuote['lastChoices']>,
  payments: SubmitInput['payments'],
): string {
  const methods = payments?.map(line => line.paymentMethod) ?? [...means.map(one => one.paymentMethod), paymentMethod]
  return joinWithComma([...new Set(methods)].map(paymentMethodName))
}
