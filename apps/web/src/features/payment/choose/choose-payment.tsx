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
import { type Methods, pay, usePaymentMethods } from '../api.ts'
import { NoOrder } from '../no-order.tsx'
import { usePayAddress } from '../use-pay-address.ts'
import { followWay, goToCard, statusWay } from '../ways.ts'
import { Bill } from './bill.tsx'
import styles from './choose.module.css'
import { type Method, MethodList } from './method-list.tsx'
import { Tip } from './tip.tsx'
import { firstWish, tipOf, type TipWish } from './tip-wish.ts'

const title = () => t('title.orderConfirmPay')

/** `/orderConfirmPay`: means of payment with what each covers, tip, surcharge, and what it comes to. */
export function ChoosePayment() {
  const { orderId } = usePayAddress()
  const { data, error, isFetching, refetch } = usePaymentMethods(orderId)
  const settled = data && !data.result.mayPay
  useEffect(() => {
    // Paid, called off or being checked: its own screen says so.
    if (settled) go(statusWay(orderId), { replace: true })
  }, [settled, orderId])
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
function usePayThere(orderId: string) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const payThere = async (at: Method) => {
    if (busy) return
    setBusy(true)
    setRefused('')
    try {
      await pay({ orderId, payments: [lineOf(at)] })
      go(followWay(orderId), { replace: true })
    } catch (error) {
      setBusy(false)
      if (isRefused(error, 'notPayable', 'paymentChecking', 'paymentPending')) go(statusWay(orderId), { replace: true })
      else if (isRefused(error)) setRefused(error.message)
      else throw error
    }
  }
  return { busy, refused, payThere }
}

function Chooser({ list }: { list: Methods }) {
  const { method, setMethod, wish, setWish, offer, tip, surcharge } = useChoice(list)
  const { orderId, currency, dueAmount } = list
  const { busy, refused, payThere } = usePayThere(orderId)
  const goOn = () => {
    if (!method || tip === undefined) return
    if (method.paymentMethod === 'out-line') void payThere(method)
    else goToCard(orderId, tip)
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
          <span>{t('payment.orderNo', { number: list.orderNo })}</span>
          {list.secondsLeft !== undefined && <KeptFor seconds={list.secondsLeft} orderId={orderId} />}
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
            <Bill due={money(dueAmount)} tip={money(tip ?? 0)} surcharge={money(surcharge)} currency={currency} />
          </>
        ) : (
          <NoWay orderId={orderId} />
        )}
      </div>
    </Page>
  )
}

/** How long the order is still kept; when that is over the status says what became of it. */
const KeptFor = ({ seconds, orderId }: { seconds: number; orderId: string }) => (
  <Countdown seconds={seconds} onEnd={() => go(statusWay(orderId), { replace: true })} />
)

const NoWay = ({ orderId }: { orderId: string }) => (
  <Empty
    icon={<Wallet />}
    title={t('payment.noMethods')}
    actions={<LinkButton to={followWay(orderId)}>{t('payment.seeOrder')}</LinkButton>}
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
