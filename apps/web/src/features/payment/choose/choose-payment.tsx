import { type Money, money } from '@comanda/domain/money'
import { chargedAmount, chosenMethodsOf, isWallet, type PaymentLine, type PaymentMethod } from '@comanda/domain/payment'
import { Wallet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Countdown } from '../../../ui/text/countdown.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { EmptyState, Skeleton } from '../../../ui/feedback/states.tsx'
import { type Methods, pay, type PayResult, usePaymentMethods } from '../api.ts'
import { saveCode } from '../saved-code.ts'
import { NoOrder } from '../no-order.tsx'
import { usePayAddress } from '../use-pay-address.ts'
import { walletName } from '../wallets.ts'
import { payableOf, goToCard, statusPath, type ToPay } from '../payment-paths.ts'
import { Bill } from './bill.tsx'
import styles from './choose.module.css'
import { CardCode, guardedCard } from './card-code.tsx'
import { OwnMethodList } from './own-method-list.tsx'
import { MethodList } from './method-list.tsx'
import { Tip } from './tip.tsx'
import { type RenderTopUp, TopUp } from './top-up.tsx'
import { type Choice, useSettlement } from './use-settlement.ts'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

const title = () => t('title.orderConfirmPay')

interface ChoosePaymentProps {
  /** Recharge of the card to cover this payment, from the card feature. PAY-7 */
  renderTopUp: RenderTopUp
  /** What points are worth at a store, from the card feature. CARD-7 */
  renderPointsWorth: (shopId: number) => ReactNode
}

/** `/orderConfirmPay`: payment methods with the amount each covers, tip, surcharge and total. */
export function ChoosePayment(renders: ChoosePaymentProps) {
  const { toPay, methodsParam } = usePayAddress()
  const { orderId, payFor } = toPay
  const { data, error, isFetching, refetch } = usePaymentMethods(toPay)
  const settled = data && !data.result.mayPay
  useEffect(() => {
    // Paid, cancelled or in progress: the status page shows it.
    if (settled) go(statusPath({ orderId, payFor }), { replace: true })
  }, [settled, orderId, payFor])
  if (orderId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return (
      <Page title={title()}>
        <NoOrder />
      </Page>
    )
  if (data && !settled)
    return <Chooser key={orderId} list={data} before={methodsParam} {...renders} onStale={() => void refetch()} />
  return (
    <Page title={title()}>
      {error ? (
        <QueryError query={{ error, isFetching, refetch }} />
      ) : (
        <Stack gap={14}>
          <Skeleton height={24} width="60%" />
          <Skeleton height={170} />
          <Skeleton height={150} />
        </Stack>
      )}
    </Page>
  )
}

/**
 * Pays without a card form: with own payment methods, or at the venue. After a refusal the methods are requested again.
 * PAY-3
 */
function usePayNow({ orderId, payFor, after }: PayResult, onRefused: () => void) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState({ message: '', code: '' })
  const payNow = async (payments: PaymentLine[], securityCode: string) => {
    if (busy) return
    setBusy(true)
    setRefused({ message: '', code: '' })
    const toPay = { orderId, payFor }
    try {
      await pay({ ...payableOf(toPay), payments: withCode(payments, securityCode), origin: location.origin })
      go(payments.some(line => line.paymentMethod === 'out-line') ? after : statusPath(toPay), { replace: true })
    } catch (error) {
      setBusy(false)
      if (!isRefused(error)) throw error
      const { message } = error
      if (isRefused(error, 'notPayable', 'paymentChecking', 'paymentPending')) go(statusPath(toPay), { replace: true })
      else if (isRefused(error, 'securityNeeded', 'securityWrong')) setRefused({ message: '', code: message })
      else {
        setRefused({ message, code: '' })
        onRefused()
      }
    }
  }
  return { busy, refused, payNow }
}

/** Action and label of the button: opens the card form if a card pays the rest, or pays at once if nothing is left. */
function useGoOn(list: Methods, choice: Choice, code: string, onRefused: () => void) {
  const { currency, result } = list
  const { busy, refused, payNow } = usePayNow(result, onRefused)
  const { settlement, rest, tip, restId, chosen } = choice
  const total = money(settlement.lines.reduce((all, line) => all + chargedAmount(line), 0))
  const stuck = tip === undefined || settlement.restDue > 0 || settlement.tipLeft > 0
  const goOn = () => {
    if (stuck) return
    if (rest?.paymentMethod !== '12_bankCard') return void payNow(settlement.lines, code)
    saveCode(code)
    goToCard(result, tip, chosenMethodsOf(settlement.lines))
  }
  const amount = showMoney(rest ? money(chargedAmount(rest)) : total, currency)
  const text = restId === 'out-line' ? t('payment.toVenue') : payText(rest?.paymentMethod, amount)
  return { busy, refused, stuck, goOn, words: text, mayGo: rest !== undefined || chosen.length > 0 }
}

/** Label of the button when something is paid now. */
function payText(method: PaymentMethod | undefined, amount: string): string {
  if (method && isWallet(method)) return t('payment.toWallet', { amount, wallet: walletName(method) })
  return t(method === '12_bankCard' ? 'payment.toCard' : 'payment.pay', { amount })
}

/** The chosen tip, where the member's card may pay one. PAY-7 */
const tipByCard = ({ tip }: Methods, choice: Choice): Money =>
  tip?.methods.includes('16_msBalance') ? (choice.tip ?? money(0)) : money(0)

interface ChooserProps extends ChoosePaymentProps {
  list: Methods
  before: string
  /** Called when the shown data is out of date. */
  onStale: () => void
}

function Chooser({ list, before, renderTopUp, renderPointsWorth, onStale }: ChooserProps) {
  const choice = useSettlement(list, before)
  const [code, setCode] = useState('')
  const card = guardedCard(list.means, choice)
  const { busy, refused, stuck, goOn, words: text, mayGo } = useGoOn(list, choice, card ? code : '', onStale)
  const { result: toPay } = list
  return (
    <Page
      title={title()}
      bottom={
        mayGo && (
          <Button wide size="large" busy={busy} disabled={stuck || (card !== undefined && code === '')} onClick={goOn}>
            {text}
          </Button>
        )
      }
    >
      <Stack gap={14}>
        <Row gap={12} rowGap={4} wrap align="baseline" justify="between" className={styles.head}>
          <span>{t(`payment.named.${toPay.payFor}`, { number: list.orderNo })}</span>
          {list.secondsLeft !== undefined && <ReservedUntil seconds={list.secondsLeft} toPay={toPay} />}
        </Row>
        {refused.message && (
          <Text kind="error" size={14} className={styles.refused} role="alert">
            {refused.message}
          </Text>
        )}
        {list.methods.length === 0 && list.means.length === 0 ? (
          <NoMethod after={toPay.after} />
        ) : (
          <Choices list={list} choice={choice}>
            {card && <CardCode card={card} code={code} error={refused.code} onCode={setCode} />}
            {list.means.some(one => one.paymentMethod === '16_msPoint') && renderPointsWorth(list.shopId)}
            <TopUp list={list} tip={tipByCard(list, choice)} render={renderTopUp} />
          </Choices>
        )}
      </Stack>
    </Page>
  )
}

/** Own payment methods, the method for the rest, the tip and the total. */
function Choices({ list, choice, children }: { list: Methods; choice: Choice; children: ReactNode }) {
  const { currency } = list
  const { settlement, restId, offer, tipChoice } = choice
  const paidByOwn = settlement.lines.reduce((all, line) => all + (line.payerId ? line.amount : 0), 0)
  const rest = list.dueAmount - paidByOwn
  return (
    <>
      {list.means.length > 0 && <OwnMethodList methods={list.means} currency={currency} choice={choice} />}
      {children}
      {rest > 0 || paidByOwn === 0 ? (
        <MethodList
          list={list}
          rest={money(rest)}
          payFor={list.result.payFor}
          chosen={restId}
          onChoose={choice.setRest}
        />
      ) : (
        <Text kind="quiet">{t('payment.allCovered')}</Text>
      )}
      {offer && <Tip offer={offer} currency={currency} choice={tipChoice} onChange={choice.setTip} />}
      {settlement.tipLeft > 0 && (
        <Text kind="error" size={14} className={styles.refused} role="alert">
          {t('payment.tipNoRoom')}
        </Text>
      )}
      <Bill list={list} lines={settlement.lines} />
    </>
  )
}

/** Remaining time of the unpaid order; at its end the status page opens. */
const ReservedUntil = ({ seconds, toPay }: { seconds: number; toPay: ToPay }) => (
  <Countdown seconds={seconds} onEnd={() => go(statusPath(toPay), { replace: true })} />
)

const NoMethod = ({ after }: { after: string }) => (
  <EmptyState
    icon={<Wallet />}
    title={t('payment.noMethods')}
    actions={<LinkButton to={after}>{t('payment.see')}</LinkButton>}
  >
    {t('payment.noMethodsHint')}
  </EmptyState>
)

/** Adds the card's password to the line that requires it, and to no other. */
const withCode = (payments: PaymentLine[], securityCode: string): PaymentLine[] =>
  payments.map(line =>
    line.paymentMethod === '16_msBalance' && securityCode !== '' ? { ...line, securityCode } : line,
  )
