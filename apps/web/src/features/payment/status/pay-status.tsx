import { money } from '@comanda/domain/money'
import { type ChosenMethod, ownPaymentMethods } from '@comanda/domain/payment'
import type { MessageKey } from '@comanda/messages'
import { Ban, Check, Clock, HandCoins, RotateCcw, ShieldQuestion, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { useTopic } from '../../../platform/device/push.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { isRefused } from '../../../platform/send/index.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Waiting } from '../../../ui/feedback/spinner.tsx'
import { type PayResult, usePayResult } from '../api.ts'
import { goAfterPaying, isPaidOrder } from '../after-paying.ts'
import { NoOrder } from '../no-order.tsx'
import { usePayAddress } from '../use-pay-address.ts'
import { choosePath, goToCard, statusPath } from '../payment-paths.ts'
import { walletName, walletOf, walletStepOf } from '../wallets.ts'
import { WalletPaying } from './wallet-step.tsx'
import { PaidParts } from './paid-parts.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './pay-status.module.css'

interface PayStatusProps {
  /** Points earned by an order, from the card feature. */
  renderEarned: (orderId: string) => ReactNode
  /** Called when the payment is complete: its drafts can be erased, or the page of what was bought opened. */
  onPaid: (result: PayResult) => void
}

/** `/payStatus`: state of the payment, its explanation and the next steps. */
export function PayStatus({ renderEarned, onPaid }: PayStatusProps) {
  const { toPay } = usePayAddress()
  const { orderId, payFor } = toPay
  const { data, error, isFetching, refetch } = usePayResult(toPay)
  useTopic(orderId === '' || payFor !== 'order' ? undefined : `order:${orderId}`, () => void refetch())
  const paidFor = data?.paymentState === 'paid' ? data.payFor : undefined
  const reportPaid = useEffectEvent(() => data && onPaid(data))
  useEffect(() => {
    if (paidFor) reportPaid()
  }, [paidFor])
  const isOver = data !== undefined && isPaidOrder(data)
  const leave = useEffectEvent(() => data && goAfterPaying(data))
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  return (
    <Page title={t('title.payStatus')} back={false}>
      {orderId === '' || isRefused(error, 'notFound', 'invalidInput') ? (
        <NoOrder />
      ) : data && !isOver ? (
        <Standing result={data} busy={isFetching} onAskAgain={() => void refetch()} renderEarned={renderEarned} />
      ) : error ? (
        <QueryError query={{ error, isFetching, refetch }} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

type Shown = PayResult['paymentState'] | 'ended'
type Tone = 'good' | 'bad' | 'wait'

interface Face {
  tone: Tone
  icon: ReactNode
  title: MessageKey
  hint: MessageKey
}

const faces: Record<Shown, Face> = {
  paid: { tone: 'good', icon: <Check />, title: 'payment.state.paid', hint: 'payment.state.paidHint' },
  outLine: { tone: 'good', icon: <HandCoins />, title: 'payment.state.outLine', hint: 'payment.state.outLineHint' },
  checking: {
    tone: 'wait',
    icon: <ShieldQuestion />,
    title: 'payment.state.checking',
    hint: 'payment.state.checkingHint',
  },
  pending: { tone: 'wait', icon: <Clock />, title: 'payment.state.pending', hint: 'payment.state.pendingHint' },
  action: { tone: 'wait', icon: <Clock />, title: 'payment.state.action', hint: 'payment.state.actionHint' },
  none: { tone: 'wait', icon: <Clock />, title: 'payment.state.none', hint: 'payment.state.noneHint' },
  refused: { tone: 'bad', icon: <X />, title: 'payment.state.refused', hint: 'payment.because.declined' },
  cancelled: { tone: 'bad', icon: <X />, title: 'payment.state.cancelled', hint: 'payment.state.cancelledHint' },
  failed: { tone: 'bad', icon: <X />, title: 'payment.state.failed', hint: 'payment.state.failedHint' },
  refunding: {
    tone: 'wait',
    icon: <RotateCcw />,
    title: 'payment.state.refunding',
    hint: 'payment.state.refundingHint',
  },
  refunded: { tone: 'good', icon: <RotateCcw />, title: 'payment.state.refunded', hint: 'payment.state.refundedHint' },
  ended: { tone: 'bad', icon: <Ban />, title: 'payment.state.ended', hint: 'payment.state.endedHint' },
}

const settled: readonly Shown[] = ['paid', 'outLine', 'checking', 'pending', 'refunding', 'refunded']

/** State to show: an order cancelled before payment can no longer be paid. */
function shownOf({ paymentState, ended }: PayResult): Shown {
  return ended && !settled.includes(paymentState) ? 'ended' : paymentState
}

/** Texts for payables other than orders, which have no kitchen. */
const otherText: Partial<Record<MessageKey, MessageKey>> = {
  'payment.state.paidHint': 'payment.state.paidHint.other',
  'payment.state.outLineHint': 'payment.state.outLineHint.other',
  'payment.state.cancelledHint': 'payment.state.noneHint.other',
  'payment.state.failedHint': 'payment.state.failedHint.other',
  'payment.state.noneHint': 'payment.state.noneHint.other',
  'payment.state.refundingHint': 'payment.state.refundingHint.other',
  'payment.state.ended': 'payment.state.ended.other',
  'payment.state.endedHint': 'payment.state.endedHint.other',
}

const hintFor = (payFor: PayResult['payFor'], text: MessageKey): MessageKey =>
  payFor === 'order' ? text : (otherText[text] ?? text)

interface StandingProps {
  renderEarned: PayStatusProps['renderEarned']
  result: PayResult
  busy: boolean
  onAskAgain: () => void
}

/** Payment that a recharge was made for: already made with the card, or its value waits there. PAY-7 */
const PaidInTurn = ({ pays }: { pays: NonNullable<PayResult['pays']> }) => (
  <>
    <LinkButton wide size="large" to={pays.state === 'paid' ? statusPath(pays) : choosePath(pays)} replace>
      {t(pays.state === 'paid' ? `payment.follow.${pays.payFor}` : 'payment.smart.payNow')}
    </LinkButton>
    <LinkButton wide kind="plain" to="/currentBalance">
      {t('payment.follow.recharge')}
    </LinkButton>
  </>
)

function faceOf(shown: Shown, { pays }: PayResult): Face {
  if (shown !== 'paid' || !pays) return faces[shown]
  if (pays.state === 'paid') return { ...faces.paid, hint: 'payment.smart.paidHint' }
  return { tone: 'wait', icon: <Clock />, title: 'payment.smart.notPaid', hint: 'payment.smart.notPaidHint' }
}

function reasonOf(shown: Shown, result: PayResult, hint: MessageKey): MessageKey {
  if (shown !== 'refused') return hintFor(result.payFor, hint)
  if (walletOf(result)) return 'payment.wallet.refusedHint'
  return result.because ? `payment.because.${result.because}` : hintFor(result.payFor, hint)
}

/** The paid order, directly or through a recharge; empty if there is none. */
const earningOrder = ({ payFor, orderId, pays }: PayResult): string =>
  payFor === 'order' ? orderId : pays?.payFor === 'order' && pays.state === 'paid' ? pays.orderId : ''

function Standing({ result, busy, onAskAgain, renderEarned }: StandingProps) {
  const shown = shownOf(result)
  const step = walletStepOf(result)
  if (step && shown === 'action') return <WalletPaying step={step} result={result} />
  const byWallet = walletOf(result)
  const { tone, icon, title, hint } = faceOf(shown, result)
  const reason = reasonOf(shown, result, hint)
  return (
    <Stack gap={20} items="center" className={styles.state}>
      <span className={`${styles.icon} ${styles[tone]}`} aria-hidden="true">
        {icon}
      </span>
      <Stack role="status" gap={8} className={styles.words}>
        <h2 className={styles.title}>
          {byWallet && shown === 'refused'
            ? t('payment.wallet.refused', { wallet: walletName(byWallet) })
            : t(hintFor(result.payFor, title))}
        </h2>
        <Text kind="muted">{t(reason)}</Text>
        {shown === 'paid' && <PaidParts result={result} />}
      </Stack>
      {shown === 'paid' && earningOrder(result) && renderEarned(earningOrder(result))}
      <Stack gap={10} className={styles.actions}>
        <NextSteps shown={shown} result={result} busy={busy} onAskAgain={onAskAgain} />
      </Stack>
    </Stack>
  )
}

const lookText = (payFor: PayResult['payFor']) =>
  t(payFor === 'order' ? 'payment.seeOrder' : payFor === 'bill' ? 'payment.follow.bill' : 'payment.see')

/** Next steps: always at least one. */
function NextSteps({ shown, result, busy, onAskAgain }: Omit<StandingProps, 'renderEarned'> & { shown: Shown }) {
  const { after, mayPay, payFor } = result
  const see = (
    <LinkButton wide kind="plain" to={after}>
      {lookText(payFor)}
    </LinkButton>
  )
  if (shown === 'paid' && result.pays) return <PaidInTurn pays={result.pays} />
  if (shown === 'paid' || shown === 'outLine')
    return (
      <LinkButton wide size="large" to={after} replace>
        {t(`payment.follow.${payFor}`)}
      </LinkButton>
    )
  if (shown === 'checking')
    return (
      <>
        <Button wide kind="secondary" busy={busy} onClick={onAskAgain}>
          {t('payment.askAgain')}
        </Button>
        {see}
      </>
    )
  return mayPay ? (
    <>
      <AnotherTry shown={shown} result={result} />
      {see}
    </>
  ) : (
    <LinkButton wide to={after}>
      {lookText(payFor)}
    </LinkButton>
  )
}

/** Own payment methods of the failed attempt, preselected for the next one. */
const methodsOf = ({ paidBy = [] }: PayResult): ChosenMethod[] =>
  paidBy.flatMap(({ paymentMethod, payerId, amount }) => {
    const method = ownPaymentMethods.find(one => one === paymentMethod)
    return method && payerId ? [{ paymentMethod: method, payerId, most: money(amount) }] : []
  })

/** Links to try again with a card or with another method. */
const AnotherTry = ({ shown, result }: { shown: Shown; result: PayResult }) => (
  <>
    {shown !== 'pending' && shown !== 'none' && !walletOf(result) && (
      <Button wide size="large" onClick={() => goToCard(result, { tip: result.tipAmount, methods: methodsOf(result) })}>
        {t(result.because === 'funds' || result.because === 'blocked' ? 'payment.otherCard' : 'payment.tryAgain')}
      </Button>
    )}
    <LinkButton wide kind={shown === 'none' ? 'primary' : 'secondary'} to={choosePath(result)} replace>
      {t(shown === 'none' ? 'payment.how' : 'payment.otherWay')}
    </LinkButton>
  </>
)
