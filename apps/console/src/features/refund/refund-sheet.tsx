import { type Currency, money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { showMoney, t } from '@comanda/web/i18n'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { Skeleton } from '@comanda/web/ui/states.tsx'
import { type RefundOf, type Refunds, useRefunds } from './api.ts'
import { AskRefund } from './ask-refund.tsx'
import { OneRefund } from './one-refund.tsx'
import styles from './refund.module.css'
import { MovedNote, type MovedNoteProps } from '../../ui/moved-note.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'

interface RefundSheetProps extends MovedNoteProps {
  of: RefundOf
  number: string
  onClose: () => void
}

const names: Partial<Record<string, MessageKey>> = {
  '12_bankCard': 'refund.by.12_bankCard',
  '12_octopus': 'refund.by.12_octopus',
  '12_mPay': 'refund.by.12_mPay',
  '16_msPoint': 'refund.by.16_msPoint',
  '16_msBalance': 'refund.by.16_msBalance',
  '17_giftCard': 'refund.by.17_giftCard',
}
const nameOf = (method: string): string => {
  const name = names[method]
  return name ? t(name) : method
}

/** What was paid and by what; how much goes back, and why; what waits for a second person. M9 */
export function RefundSheet({ of, number, moved, onClose }: RefundSheetProps) {
  const refunds = useRefunds(of)
  const { data, error } = refunds
  return (
    <Sheet title={t('refund.title', { number })} onClose={onClose}>
      <MovedNote moved={moved} />
      {!data && !error && <Skeleton height={180} />}
      {!data && error && <AskFailed asked={refunds} />}
      {data && (!data.currency || data.tenders.length === 0) && <p className={styles.note}>{t('refund.nothing')}</p>}
      {data?.currency && <Paid of={of} refunds={data} currency={data.currency} />}
    </Sheet>
  )
}

/** Money is kept that cannot go back: it was spent, or waits for a yes. */
const hasMore = ({ tenders, refunds }: Refunds): boolean =>
  tenders.some(({ paid, returned }) => paid > returned) && !refunds.some(one => one.state === 'waiting')

interface PaidProps {
  of: RefundOf
  refunds: Refunds
  currency: Currency
}

function Paid({ of, refunds, currency }: PaidProps) {
  const show = (amount: number) => showMoney(money(amount), currency)
  return (
    <div className={styles.stack}>
      <dl className={styles.lines}>
        {refunds.tenders.map(({ paymentMethod, paid, returned }) => (
          <div className={styles.line} key={`${paymentMethod} ${paid} ${returned}`}>
            <dt>{nameOf(paymentMethod)}</dt>
            <dd>
              {show(paid)}
              {returned > 0 && <span className={styles.note}> {t('refund.returned', { amount: show(returned) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {refunds.refunds.map(one => (
        <OneRefund key={one.refundId} of={of} refund={one} currency={currency} />
      ))}
      {refunds.left > 0 ? (
        <AskRefund of={of} refunds={refunds} currency={currency} />
      ) : (
        <p className={styles.note}>{t(hasMore(refunds) ? 'refund.allUsed' : 'refund.allBack')}</p>
      )}
    </div>
  )
}
