import { showAuthCode, showCardNo } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import { showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type GiftOrder, useGiftOrder } from './api.ts'
import { Done } from '../../ui/feedback/done.tsx'
import { GiftFace } from './gift-face.tsx'
import { GiftUnavailable } from './gift-states.tsx'
import styles from './gift.module.css'
import { sendText } from './texts.ts'
import { timeNow } from '../../platform/device/server-clock.ts'
import { Text } from '../../ui/text/text.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

/** Result of one purchase: the card, its delivery to a friend or, without an account, its number and code. CARD-5 */
export function GiftOutcome({ orderId, signIn }: { orderId: string; signIn: string }) {
  const { data, error, isFetching, refetch } = useGiftOrder(orderId)
  if (data) return <Shown order={data} signIn={signIn} />
  if (isRefused(error, 'notFound', 'invalidInput'))
    return (
      <GiftUnavailable to="/giftIndex" link={t('gift.look')}>
        {t('gift.notFoundHint')}
      </GiftUnavailable>
    )
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  return <Loading heights={[110, 214]} gap={14} />
}

/** The result of the purchase as a title and a sentence: the gift, its recipient and the time it is sent. CARD-5 */
function doneTexts({ amount, currency, send, noLoginGiftCardInfo }: GiftOrder): readonly [title: string, text: string] {
  const worth = showMoney(amount, currency)
  if (noLoginGiftCardInfo) return [t('gift.done.ready'), t('gift.doneCode')]
  if (!send) return [t('gift.done.ready'), t('gift.doneMine', { amount: worth })]
  const { state, recipient: name, destination, deliveryAt, sentAt = deliveryAt, timeZone } = send
  const gift = { amount: worth, name, destination }
  if (state === 'claimed') return [t('gift.done.claimed'), t('gift.doneClaimed', gift)]
  if (state === 'refunded') return [t('gift.orderState.refunded'), sendText(send)]
  // Quiet hours hold a gift back that is delivered already.
  if (state === 'sent' && Date.parse(sentAt) <= timeNow())
    return [t('gift.done.sent'), t('gift.doneSent', { ...gift, date: showDate(sentAt, 'dateTime', timeZone) })]
  if (Date.parse(sentAt) <= timeNow()) return [t('gift.done.now'), t('gift.doneNow', gift)]
  return [t('gift.done.later'), t('gift.doneLater', { ...gift, date: showDate(sentAt, 'dateTime', timeZone) })]
}

/** The result of a paid purchase. */
function Result({ order }: { order: GiftOrder }) {
  const [title, text] = doneTexts(order)
  return (
    <Done title={title}>
      <p>{text}</p>
    </Done>
  )
}

function Shown({ order, signIn }: { order: GiftOrder; signIn: string }) {
  const { state, amount, currency, activeDesigns, noLoginGiftCardInfo: code, cardId, orderId } = order
  return (
    <>
      {state === 'paid' && <Result order={order} />}
      {state === 'awaitingPayment' && (
        <Panel>
          <p>{t('gift.waiting')}</p>
          <LinkButton wide to={`/orderConfirmPay?orderId=${orderId}&payFor=giftcard`}>
            {t('gift.payNow')}
          </LinkButton>
        </Panel>
      )}
      {state === 'refunded' && <Panel as="p">{t('gift.orderState.refunded')}</Panel>}
      <GiftFace
        design={activeDesigns[0]}
        amount={amount}
        currency={currency}
        drawn={343}
        eager
        faded={state === 'refunded'}
      />
      {code && <Code code={code} signIn={signIn} />}
      {order.send && order.send.message !== '' && (
        <Stack gap={10} className={styles.letter}>
          <Text size={16}>{t('gift.for', { name: order.send.recipient })}</Text>
          <blockquote>{order.send.message}</blockquote>
        </Stack>
      )}
      <Bill order={order} />
      {cardId !== undefined && (
        <LinkButton wide size="large" to={`/giftCardDetail?cardId=${cardId}`}>
          {t('gift.toCard')}
        </LinkButton>
      )}
      {state === 'paid' && (
        <LinkButton wide kind="secondary" to="/home">
          {t('ui.home')}
        </LinkButton>
      )}
    </>
  )
}

function Code({ code, signIn }: { code: NonNullable<GiftOrder['noLoginGiftCardInfo']>; signIn: string }) {
  const text = `${showCardNo(code.cardNo)} ${showAuthCode(code.authCode)}`
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => toast(t('gift.copied')),
      () => {},
    )
  return (
    <Panel as="section">
      <Stack gap={4} items="center" className={styles.secret}>
        <span className={styles.quiet}>{t('gift.number')}</span>
        <bdi>{showCardNo(code.cardNo)}</bdi>
        <span className={styles.quiet}>{t('gift.code')}</span>
        <bdi>{showAuthCode(code.authCode)}</bdi>
        <Button kind="plain" size="small" onClick={copy}>
          {t('gift.copy')}
        </Button>
      </Stack>
      <p className={styles.quiet}>{t('gift.signInKeeps')}</p>
      <LinkButton kind="secondary" to={signIn}>
        {t('gift.signIn')}
      </LinkButton>
    </Panel>
  )
}

/** The discount; the charged amount with the card surcharge is on the payment page and the receipt. PRICE-8 */
function Bill({ order: { amount, discountAmount, payAmount, currency } }: { order: GiftOrder }) {
  if (discountAmount <= 0) return null
  const lines = [
    [t('gift.price'), showMoney(amount, currency)],
    [t('gift.discount'), showSignedMoney(money(-discountAmount), currency)],
    [t('gift.discounted'), showMoney(payAmount, currency)],
  ] as const
  return (
    <Panel as="dl" className={styles.lines ?? ''}>
      {lines.map(([name, value], at) => (
        <div key={name} className={at === lines.length - 1 ? `${styles.line} ${styles.sum}` : styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Panel>
  )
}
