import { money } from '@comanda/domain/money'
import { Wallet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { type Methods, pay, type PayResult, usePaymentMethods } from '../api.ts'
import { NoOrder } from '../no-order.tsx'
import { usePayAddress } from '../use-pay-address.ts'
import { asked, goToCard, statusWay, type ToPay } from '../ways.ts'
import { Bill } from './bill.tsx'
import styles from './choose.module.css'
import { type Method, MethodList } from './method-list.tsx'
import { Tip } from './tip.tsx'
import { firstWish, tipOf, type TipWish } from './tip-wish.ts'

const title = () => t('title.orderConfirmPay')

/** `/orderConfirmPay`: means of payment with what each covers, tip, surcharge, and what it comes to. */
export function ChoosePayment() {
  const { toPay } = usePayAddress()
  const { orderId, payFor } = toPay
  const { data, error, isFetching, refetch } = usePaymentMethods(toPay)
  const settled = data && !data.result.mayPay
  useEffect(() => {
    // Paid, called off or being checked: its own screen says so.
    if (settled) go(statusWay({ orderId, payFor }), { replace: true })
  }, [settled, orderId, payFor])
  if (orderId === '')
    return (
      <Page title={title()}>
        <NoOrder />
      </Page>
    )
  if (data && !settled) return <Chooser key={orderId} list={data} />
  return (
    <Page title={title()}>
      {error ? (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.stack}>
          <Skeleton height={24} width="60%" />
          <Skeleton height={170} />
          <Skeleton height={150} />
        </div>
      )}
    </Page>
  )
}

/** What is chosen, and what it comes to. */
function useChoice(list: Methods) {
  const [methodId, setMethod] = useState(list.methods.find(method => method.enabled)?.paymentMethod)
  const [wish, setWish] = useState<TipWish>(() => (list.tip ? firstWish(list.tip) : { wish: 'none' }))
  const method = list.methods.find(({ paymentMethod }) => paymentMethod === methodId)
  const offer = methodId && list.tip?.methods.includes(methodId) ? list.tip : undefined
  const tip = offer ? tipOf(wish, offer, list.currency) : 0
  const surcharge = method?.ccAmount ?? 0
  return { method, setMethod, wish, setWish, offer, tip, surcharge }
}

/** Choosing to pay at the venue: the order goes to the store as it is. PAY-3 */
function usePayThere({ orderId, payFor, after }: PayResult) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const payThere = async (at: Method) => {
    if (busy) return
    setBusy(true)
    setRefused('')
    try {
      await pay({ ...asked({ orderId, payFor }), payments: [lineOf(at)] })
      go(after, { replace: true })
    } catch (error) {
      setBusy(false)
      if (isRefused(error, 'notPayable', 'paymentChecking', 'paymentPending'))
        go(statusWay({ orderId, payFor }), { replace: true })
      else if (isRefused(error)) setRefused(error.message)
      else throw error
    }
  }
  return { busy, refused, payThere }
}

function Chooser({ list }: { list: Methods }) {
  const { method, setMethod, wish, setWish, offer, tip, surcharge } = useChoice(list)
  const { currency, dueAmount, result: toPay } = list
  const { busy, refused, payThere } = usePayThere(toPay)
  const goOn = () => {
    if (!method || tip === undefined) return
    if (method.paymentMethod === 'out-line') void payThere(method)
    else goToCard(toPay, tip)
  }
  const total = money(dueAmount + (tip ?? 0) + surcharge)
  const words =
    method?.paymentMethod === 'out-line'
      ? t('payment.toVenue')
      : t('payment.toCard', { amount: showMoney(total, currency) })
  return (
    <Page
      title={title()}
      bottom={
        method && (
          <Button wide size="large" busy={busy} disabled={tip === undefined} onClick={goOn}>
            {words}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <div className={styles.head}>
          <span>{t(`payment.named.${toPay.payFor}`, { number: list.orderNo })}</span>
          {list.secondsLeft !== undefined && <KeptFor seconds={list.secondsLeft} toPay={toPay} />}
        </div>
        {refused && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
        {method ? (
          <>
            <MethodList list={list} chosen={method.paymentMethod} onChoose={setMethod} />
            {offer && <Tip offer={offer} currency={currency} wish={wish} onWish={setWish} />}
            <Bill
              payFor={toPay.payFor}
              due={money(dueAmount)}
              tip={money(tip ?? 0)}
              surcharge={money(surcharge)}
              currency={currency}
            />
          </>
        ) : (
          <NoWay after={toPay.after} />
        )}
      </div>
    </Page>
  )
}

/** How long the order is still kept; when that is over the status says what became of it. */
const KeptFor = ({ seconds, toPay }: { seconds: number; toPay: ToPay }) => (
  <Countdown seconds={seconds} onEnd={() => go(statusWay(toPay), { replace: true })} />
)

const NoWay = ({ after }: { after: string }) => (
  <Empty
    icon={<Wallet />}
    title={t('payment.noMethods')}
    actions={<LinkButton to={after}>{t('payment.see')}</LinkButton>}
  >
    {t('payment.noMethodsHint')}
  </Empty>
)

/** At the venue nothing comes on top. PAY-3 */
const lineOf = ({ paymentMethod, paymentType, amount }: Method) => ({
  paymentMethod,
  paymentType,
  amount: money(amount),
  tipAmount: money(0),
  ccAmount: money(0),
})
