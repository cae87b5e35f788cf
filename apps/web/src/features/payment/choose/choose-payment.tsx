import { type Money, money } from '@comanda/domain/money'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { useUser } from '../../../platform/session.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Countdown } from '../../../ui/text/countdown.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { type Methods, usePaymentMethods, useSavedCards } from '../api.ts'
import { NoOrder } from '../no-order.tsx'
import { usePayAddress } from '../use-pay-address.ts'
import { walletsHere } from '../phone-wallets.ts'
import { statusPath, type ToPay } from '../payment-paths.ts'
import { Bill } from './bill.tsx'
import styles from './choose.module.css'
import type { CardOffers } from './card-choice.ts'
import { CardCode, guardedCard } from './card-code.tsx'
import { Choices } from './choices.tsx'
import { LoadingMethods, OnlyMethod } from './only-method.tsx'
import { hasOnlyMethod } from './has-only-method.ts'
import { type RenderTopUp, TopUp } from './top-up.tsx'
import { usePay } from './use-pay.ts'
import { usePayDraft } from './pay-draft.ts'
import { type Choice, settlementOf } from './settlement-of.ts'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

const title = () => t('title.orderConfirmPay')

interface ChoosePaymentProps {
  /** Recharge of the card to cover this payment, from the card feature. PAY-7 */
  renderTopUp: RenderTopUp
  /** The value of points at a store, from the card feature. CARD-7 */
  renderPointsWorth: (shopId: number) => ReactNode
}

/** `/orderConfirmPay`: payment methods with the amount each covers, tip, surcharge and total. */
export function ChoosePayment(renders: ChoosePaymentProps) {
  const { toPay, methodsParam, showsMethods } = usePayAddress()
  const { orderId, payFor } = toPay
  const { data, error, isFetching, refetch } = usePaymentMethods(toPay)
  const cards = useCardOffers(toPay)
  // Methods that the guest sees stay, also if only one is left of them.
  const [shown, setShown] = useState(showsMethods)
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
  if (data && !settled && cards.offers) {
    const loaded = { list: data, offers: cards.offers }
    if (!shown && hasOnlyMethod(data, cards.offers)) return <OnlyMethod {...loaded} />
    const { refetch: onRemoved } = cards
    return (
      <Chooser
        key={orderId}
        {...loaded}
        before={methodsParam}
        {...renders}
        {...{ onRemoved }}
        onShown={() => setShown(true)}
        onStale={() => void refetch()}
      />
    )
  }
  return (
    <Page title={title()}>{error ? <QueryError query={{ error, isFetching, refetch }} /> : <LoadingMethods />}</Page>
  )
}

const Problem = ({ text }: { text: string | false }) =>
  text && (
    <Text kind="error" size={14} className={styles.refused} role="alert">
      {text}
    </Text>
  )

/** Why the last attempt was declined, so that the other methods stand below the reason. */
const declinedText = ({ paymentState, because }: Methods['result']): string | false =>
  paymentState === 'refused' && t(`payment.because.${because ?? 'declined'}`)

const hasMethods = ({ methods, means }: Methods): boolean => methods.length > 0 || means.length > 0

/** The chosen tip, where the member's card may pay one. PAY-7 */
const tipByCard = ({ tip }: Methods, choice: Choice): Money =>
  tip?.methods.includes('16_msBalance') ? (choice.tip ?? money(0)) : money(0)

/** Saved cards and phone wallets; undefined until the answer is here. Nothing is requested where there can be neither. */
function useCardOffers(toPay: ToPay) {
  const [here] = useState(walletsHere)
  const enabled = useUser().customerId > 0 || here.length > 0
  const { data, isLoading, refetch } = useSavedCards(toPay, enabled)
  const wallets = data?.wallets.filter(wallet => here.includes(wallet)) ?? []
  return { offers: isLoading ? undefined : { cards: data?.cards ?? [], wallets }, refetch }
}

interface ChooserProps extends ChoosePaymentProps {
  list: Methods
  before: string
  offers: CardOffers
  /** Requests the cards again after one was removed. */
  onRemoved: () => Promise<unknown>
  /** Called once when the methods are on screen. */
  onShown: () => void
  /** Called when the shown data is out of date. */
  onStale: () => void
}

function Chooser({ list, before, offers, onRemoved, renderTopUp, renderPointsWorth, onShown, onStale }: ChooserProps) {
  const show = useEffectEvent(onShown)
  useEffect(() => show(), [])
  const choice = settlementOf(list, usePayDraft(list, before), offers)
  const [code, setCode] = useState('')
  const card = guardedCard(list.means, choice)
  const {
    busy,
    refused,
    stuck,
    goOn,
    words: text,
    mayGo,
  } = usePay({ list, choice, offers, code: card ? code : '', onRefused: onStale })
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
        <Problem text={refused.message || (!busy && declinedText(toPay))} />
        {!hasMethods(list) ? (
          <NoMethod after={toPay.after} />
        ) : (
          <Choices
            list={list}
            payFor={toPay.payFor}
            choice={choice}
            offers={offers}
            onRemoved={onRemoved}
            ownNotes={list.means.some(one => one.paymentMethod === '16_msPoint') && renderPointsWorth(list.shopId)}
          >
            {card && <CardCode card={card} code={code} error={refused.code} onCode={setCode} />}
            <TopUp list={list} tip={tipByCard(list, choice)} render={renderTopUp} />
          </Choices>
        )}
        {hasMethods(list) && <Bill list={list} lines={choice.settlement.lines} />}
      </Stack>
    </Page>
  )
}

/** Remaining time of the unpaid order; at its end the status page opens. */
const ReservedUntil = ({ seconds, toPay }: { seconds: number; toPay: ToPay }) => (
  <Countdown seconds={seconds} onEnd={() => go(statusPath(toPay), { replace: true })} />
)

const NoMethod = ({ after }: { after: string }) => (
  <EmptyState
    icon={<Illustration scene="card" />}
    title={t('payment.noMethods')}
    actions={<LinkButton to={after}>{t('payment.see')}</LinkButton>}
  >
    {t('payment.noMethodsHint')}
  </EmptyState>
)
