import { bill as calls } from '@comanda/contract/bill'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, joinWithComma, showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type Bill, useBillStep } from './queries.ts'
import styles from './bill.module.css'

type Reduction = Bill['reductions'][number]

/** What it takes off: the amount of a discount, or the names of the dishes. */
function detailOf(bill: Bill, { amount, items }: Reduction): string {
  if (amount !== undefined) return showMoney(amount, bill.currency)
  const isOne = (orderId: string, itemKey: string) =>
    items.some(item => item.orderId === orderId && item.itemKey === itemKey)
  return joinWithComma(
    bill.rounds.flatMap(({ orderId, lines }) =>
      lines.flatMap(({ itemKey, displayName }) => (isOne(orderId, itemKey) ? [displayName] : [])),
    ),
  )
}

/** The discounts and free dishes of an open bill, each with a button that undoes it. PAY-16 */
export function Reductions({ shopId, bill }: { shopId: number; bill: Bill }) {
  const { billId, totalAmount, currency, reductions } = bill
  const step = useBillStep<Bill>(shopId, after =>
    toast(t('off.undone', { amount: showMoney(after.restAmount, currency) })),
  )
  if (reductions.length === 0) return null
  return (
    <ul>
      {reductions.map(one => {
        const name = inLanguage(one.name, currentLocale().id)
        const detail = detailOf(bill, one)
        return (
          <li key={one.reductionId} className={styles.line}>
            <span>
              {name}{' '}
              <Text as="span" kind="quiet" weight={400}>
                <bdi>{detail}</bdi>
              </Text>
            </span>
            <Row className={styles.end}>
              <Button
                kind="secondary"
                size="small"
                aria-label={t('off.undoOf', { name: `${name} ${detail}` })}
                busy={step.isPending}
                onClick={() =>
                  step.mutate({
                    call: calls.undoReduction,
                    input: { shopId, billId, reductionId: one.reductionId, expectedTotal: totalAmount },
                  })
                }
              >
                {t('off.undo')}
              </Button>
            </Row>
          </li>
        )
      })}
    </ul>
  )
}
