import { useEffect, useRef } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { Waiting } from '../../../ui/feedback/spinner.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { finishStep, useCardSetup, usePayResult } from '../api.ts'
import { NoOrder } from '../no-order.tsx'
import { openedAtCard, payableOf, statusPath, type ToPay } from '../payment-paths.ts'
import { type PayAddress, usePayAddress } from '../use-pay-address.ts'
import { CardForm, LoadingForm } from './card-form.tsx'

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
        <LoadingForm />
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
function CardScreen({ toPay, tip, methodsParam, start }: Omit<PayAddress, 'redirectResult' | 'showsMethods'>) {
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
        <LoadingForm />
      )}
    </Page>
  )
}
