import { type Currency, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { isPaidInPerson, type RefundOf, type Refunds, useRefunds } from './queries.ts'
import { paidWithText } from '../../../platform/paid-with.ts'
import { RefundForm } from './refund-form.tsx'
import { OneRefund } from './one-refund.tsx'
import { useMay } from '../../../platform/may.ts'
import styles from './refund.module.css'
import { MovedNote, type MovedNoteProps } from '../../../ui/notices.tsx'
import { QueryError } from '../../../ui/loaded.tsx'

interface RefundSheetProps extends MovedNoteProps {
  of: RefundOf
  number: string
  onClose: () => void
}

/** The payments of an order, its refunds, and the form for another refund. M9 */
export function RefundSheet({ of, number, moved, onClose }: RefundSheetProps) {
  const refunds = useRefunds(of)
  const { data, error } = refunds
  return (
    <Sheet title={t('refund.title', { number })} onClose={onClose}>
      <MovedNote moved={moved} />
      {!data && !error && <Skeleton height={180} />}
      {!data && error && <QueryError query={refunds} />}
      {data && isUnpaid(data) && <Text kind="quiet">{t('refund.nothing')}</Text>}
      {data?.currency && <Paid of={of} refunds={data} currency={data.currency} />}
    </Sheet>
  )
}

const isUnpaid = ({ currency, tenders, refunds }: Refunds): boolean =>
  !currency || (tenders.length === 0 && refunds.length === 0)

/** Whether money is left that cannot be refunded: it was spent, or waits for a decision. */
const hasMore = ({ tenders, refunds, ofBill }: Refunds): boolean =>
  !ofBill && tenders.some(({ paid, returned }) => paid > returned) && !refunds.some(one => one.state === 'waiting')

/** The reason why no further refund is possible; a failed part has a message of its own. */
function NothingLeft({ refunds }: { refunds: Refunds }) {
  if (isUnpaid(refunds) || refunds.refunds.some(one => one.failed)) return null
  return <Text kind="quiet">{t(hasMore(refunds) ? 'refund.allUsed' : 'refund.allBack')}</Text>
}

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
        {refunds.tenders.map(({ paid, returned, ...tender }) => (
          <div className={styles.line} key={`${tender.paymentMethod} ${paid} ${returned}`}>
            <dt>{paidWithText(tender)}</dt>
            <dd>
              {show(paid)}
              {returned > 0 && (
                <Text as="span" kind="quiet">
                  {' '}
                  {t('refund.returned', { amount: show(returned) })}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {refunds.ofBill && <Text kind="quiet">{t('refund.ofBill')}</Text>}
      {!refunds.ofBill && isPaidInPerson(refunds) && <Text kind="quiet">{t('refund.inPerson')}</Text>}
      {refunds.refunds.map(one => (
        <OneRefund key={one.refundId} of={of} refund={one} currency={currency} />
      ))}
      {refunds.left > 0 ? (
        <RefundForm of={of} refunds={refunds} currency={currency} />
      ) : (
        <NothingLeft refunds={refunds} />
      )}
    </div>
  )
}

/** Opens the refunds of an order or a recharge. */
export function RefundButton({ number, ...of }: RefundOf & { number: string }) {
  const [open, setOpen] = useState(false)
  const mayRefund = useMay('refund')
  if (!mayRefund) return null
  return (
    <>
      <Button
        size="small"
        kind="plain"
        icon={<RotateCcw aria-hidden="true" size={18} />}
        aria-label={`${t('refund.open')} ${number}`}
        onClick={() => setOpen(true)}
      >
        {t('refund.open')}
      </Button>
      {open && <RefundSheet of={of} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}
