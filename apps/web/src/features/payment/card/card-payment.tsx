import { chargedAmount } from '@comanda/domain/payment'
import { CreditCard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/notices.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Waiting } from '../../../ui/feedback/spinner.tsx'
import { EmptyState, Skeleton } from '../../../ui/feedback/states.tsx'
import { type CardSetup, finishStep, pay, type PayResult, removeCard, useCardSetup, usePayResult } from '../api.ts'
import { takeSavedCode } from '../saved-code.ts'
import { NoOrder } from '../no-order.tsx'
import { subtypeOf, withDetails } from '../line-details.ts'
import { type PayAddress, usePayAddress } from '../use-pay-address.ts'
import { type CardFormStart, payableOf, choosePath, openedAtCard, statusPath, type ToPay } from '../payment-paths.ts'
import styles from './card-payment.module.css'
import type { CardInput } from './drop-in.ts'
import { useDropIn } from './use-drop-in.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

const title = () => t('title.adyen')

const goToStatus = (toPay: ToPay): void => go(statusPath(toPay), { replace: true })

/** `/adyen`: new and stored cards, the bank's step, and the return from the bank. */
export function CardPayment() {
  const { toPay, tip, methodsParam, redirectResult, start } = usePayAddress()
  const here = openedAtCard()
  useEffect(() => {
    if (!here) location.reload()
  }, [here])
  if (toPay.orderId === '')
    return (
      <Page title={title()}>
        <NoOrder />
      </Page>
    )
  if (!here)
    return (
      <Page title={title()}>
        <Loading />
      </Page>
    )
  return redirectResult ? (
    <BackFromBank toPay={toPay} redirectResult={redirectResult} />
  ) : (
    <CardScreen
      key={`${toPay.orderId} ${tip} ${methodsParam}`}
      toPay={toPay}
      tip={tip}
      methodsParam={methodsParam}
      start={start}
    />
  )
}

/** Return from the bank: sends its result once, then opens the status page. */
function BackFromBank({ toPay, redirectResult }: { toPay: ToPay; redirectResult: string }) {
  const { orderId, payFor } = toPay
  const { data, error } = usePayResult(toPay)
  const sent = useRef(false)
  useEffect(() => {
    const known = { orderId, payFor }
    if (error) goToStatus(known)
    if (!data || sent.current) return
    sent.current = true
    const { paymentId } = data
    const finish = paymentId
      ? finishStep({ ...payableOf(known), paymentId, details: { redirectResult } })
      : Promise.resolve()
    // The status page shows the result, also after an error.
    void finish.catch(() => {}).finally(() => goToStatus(known))
  }, [data, error, orderId, payFor, redirectResult])
  return (
    <Page title={title()} back={false}>
      <Waiting />
      <Text kind="hint" center role="status">
        {t('payment.returning')}
      </Text>
    </Page>
  )
}

/** Loads the data of the form; an order that can no longer be paid opens its status page. */
function CardScreen({ toPay, tip, methodsParam, start }: Omit<PayAddress, 'redirectResult'>) {
  const { orderId, payFor } = toPay
  const { data, error, isFetching, refetch } = useCardSetup(toPay, tip, methodsParam)
  const over = (data && !data.result.mayPay) || isRefused(error, 'notPayable')
  useEffect(() => {
    if (over) goToStatus({ orderId, payFor })
  }, [over, orderId, payFor])
  if (data && !over) return <CardForm setup={data} start={start} onStale={async () => void (await refetch())} />
  return (
    <Page title={title()}>
      {isRefused(error, 'notFound', 'invalidInput') ? (
        <NoOrder />
      ) : error && !over ? (
        <QueryError query={{ error, isFetching, refetch }} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

const Loading = () => (
  <Stack gap={14}>
    <Skeleton height={44} />
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Stack>
)

/** Adds the card's password from the previous page to the line that requires it. */
const guardedLines = (payments: CardSetup['payments'], securityCode: string | undefined) =>
  payments.map(line => (line.paymentMethod === '16_msBalance' && securityCode ? { ...line, securityCode } : line))

interface PayingInput {
  cardSetup: CardSetup
  /** The guest wants a new card stored. */
  storeCard: boolean
  onAgain: (notice: string) => void
  onStale: () => Promise<void>
}

/** Pays with the form, and handles failures. */
function usePaying({ cardSetup, storeCard, onAgain, onStale }: PayingInput) {
  const { payments, result } = cardSetup
  const paymentId = useRef(result.paymentId)
  const [securityCode] = useState(takeSavedCode)
  // The form is mounted before the guest decides.
  const stores = useRef(storeCard)
  useEffect(() => {
    stores.current = storeCard
  }, [storeCard])

  const after = (answer: PayResult): PayResult => {
    paymentId.current = answer.paymentId
    if (answer.paymentState === 'refused') onAgain(t(`payment.because.${answer.because ?? 'declined'}`))
    else if (answer.paymentState !== 'action') goToStatus(result)
    return answer
  }
  const guarded = async (input: () => Promise<PayResult>): Promise<PayResult | undefined> => {
    try {
      return after(await input())
    } catch (error) {
      if (!isRefused(error)) throw error
      const { message } = error
      if (isRefused(error, 'amountChanged')) await onStale()
      if (isRefused(error, 'securityNeeded', 'securityWrong', 'securityLocked', 'meansShort')) {
        toast(message)
        go(choosePath(result), { replace: true })
        return undefined
      }
      // Otherwise the payment is over or its result unknown: the status page shows it.
      if (isRefused(error, 'amountChanged', 'cardUnreadable', 'tooManyCards', 'tipNotOffered')) onAgain(message)
      else goToStatus(result)
      return undefined
    }
  }
  return {
    onPay: ({ card }: CardInput) =>
      guarded(() =>
        pay({
          ...payableOf(result),
          payments: withDetails(guardedLines(payments, securityCode), {
            payable: result.orderId,
            subtype: subtypeOf(card['paymentMethod']),
          }),
          card,
          storeCard: stores.current && subtypeOf(card['paymentMethod']) === 'card',
          origin: location.origin,
        }),
      ),
    onStep: (threeDSResult: string) =>
      guarded(() =>
        finishStep({ ...payableOf(result), paymentId: paymentId.current ?? '', details: { threeDSResult } }),
      ),
    onRemove: async (id: string) => {
      const removed = await removeCard(id).catch(() => undefined)
      if (removed) toast(t('payment.removeCard'))
      return removed !== undefined
    },
  }
}

interface CardFormProps {
  setup: CardSetup
  start: CardFormStart | undefined
  /** Called when the data behind the form is out of date. */
  onStale: () => Promise<void>
}

function CardForm({ setup: cardSetup, start, onStale }: CardFormProps) {
  const [round, setRound] = useState(0)
  const [storeCard, setStoreCard] = useState(false)
  const [notice, setNotice] = useState('')
  const { setup, line, currency, result } = cardSetup
  const retry = (why: string) => {
    setNotice(why)
    setRound(before => before + 1)
  }
  const paying = usePaying({ cardSetup, storeCard, onAgain: retry, onStale })
  const action = start === 'bank' && round === 0 ? result.action : undefined
  const form = { setup, action, newCard: start !== undefined || round > 0, ...paying }
  const { host, phase, busy, isNewCard, submit } = useDropIn(form, round)
  const amount = showMoney(chargedAmount(line), currency)
  const payButton = phase === 'ready' && (
    <Button wide size="large" busy={busy} onClick={submit}>
      {t('payment.pay', { amount })}
    </Button>
  )
  return (
    <Page title={title()} bottom={payButton}>
      <Stack gap={14}>
        {notice && phase !== 'bank' && (
          <Text kind="error" className={styles.notice} role="alert">
            {notice}
          </Text>
        )}
        {phase === 'failed' ? (
          <Failed toPay={result} onAgain={() => retry('')} />
        ) : (
          <>
            {phase === 'bank' && <p role="status">{t('payment.bankStep')}</p>}
            {phase === 'loading' && <Loading />}
          </>
        )}
        <div ref={host} className={styles.form} hidden={phase === 'failed'} />
        {phase === 'ready' && isNewCard && setup.mayStore && (
          <Switch checked={storeCard} onChange={setStoreCard} detail={t('payment.saveCardDetail')}>
            {t('payment.saveCard')}
          </Switch>
        )}
        {phase === 'ready' && notice && (
          <LinkButton kind="secondary" to={choosePath(result)} replace>
            {t('payment.otherWay')}
          </LinkButton>
        )}
        {phase === 'ready' && (
          <Text kind="hint" center>
            {t('payment.cardSafe')} {setup.standinPath && t('payment.testCards')}
          </Text>
        )}
      </Stack>
    </Page>
  )
}

const Failed = ({ toPay, onAgain }: { toPay: ToPay; onAgain: () => void }) => (
  <EmptyState
    icon={<CreditCard />}
    title={t('payment.cardFailed')}
    actions={
      <>
        <Button onClick={onAgain}>{t('payment.tryAgain')}</Button>
        <LinkButton kind="secondary" to={choosePath(toPay)} replace>
          {t('payment.otherWay')}
        </LinkButton>
      </>
    }
  >
    {t('payment.cardFailedHint')}
  </EmptyState>
)
