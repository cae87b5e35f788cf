import { money, type Money } from '@comanda/domain/money'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { type MemberCard, useCardCode } from '../api.ts'
import { inFours } from './card-face.tsx'
import styles from '../card.module.css'
import codeStyles from './code.module.css'
import { useOwnCards } from '../chosen-card.ts'
import { Renewal } from '../membership/renewal.tsx'
import { CardQuery } from '../card-query.tsx'
import { storedNumber, storeNumber } from '../value/stored-number.ts'
import { WithCard } from '../with-card.tsx'
import { barWidths } from './bar-code.ts'

/** Bar code of digits, dark on white in every theme, as scanners require. */
function BarCode({ digits, label }: { digits: string; label: string }) {
  const { path, wide } = useMemo(() => {
    let x = 0
    const bars = barWidths(digits).map((width, at) => {
      const bar = at % 2 === 0 ? `M${x} 0h${width}v1h-${width}z` : ''
      x += width
      return bar
    })
    return { path: bars.join(''), wide: x }
  }, [digits])
  return (
    <svg className={codeStyles.bars} viewBox={`0 0 ${wide} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={path} fill="currentcolor" />
    </svg>
  )
}

const heights = [420, 52]

/** Payment code for the counter: renewed every minute, and valid once. An expired card has none. CARD-1 */
export const PayCode = () => (
  <WithCard watched heights={heights}>
    {card => (card.isExpired ? <Renewal card={card} /> : <Rotating key={card.cardId} card={card} />)}
  </WithCard>
)

/** Amount the staff charged while the code was shown; the code is then used up. */
function useCharged({ balance }: MemberCard, onCharged: () => void): Money | undefined {
  const [seen, setSeen] = useState(balance)
  const [charged, setCharged] = useState<Money>()
  if (seen !== balance) {
    setSeen(balance)
    if (balance < seen) setCharged(money(seen - balance))
  }
  const renew = useEffectEvent(onCharged)
  useEffect(() => {
    if (charged !== undefined) renew()
  }, [charged])
  return charged
}

/** The code while it is valid: an expired code, or one that could not be renewed, is hidden. CARD-1 */
function useLive(code: ReturnType<typeof useCardCode>) {
  const { data, dataUpdatedAt, isError } = code
  const [deadOf, setDeadOf] = useState(0)
  useEffect(() => {
    if (!data) return
    const timer = setTimeout(() => setDeadOf(dataUpdatedAt), dataUpdatedAt + data.expiresIn * 1000 - Date.now())
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt])
  if (!isError && deadOf !== dataUpdatedAt) return code
  const { error, isPending, isFetching, refetch } = code
  return { data: undefined, error, isPending, isFetching, refetch }
}

function Rotating({ card }: { card: MemberCard }) {
  const code = useCardCode(card.cardId)
  const live = useLive(code)
  const charged = useCharged(card, () => void code.refetch())
  return (
    <Stack gap={14}>
      <Row as="p" gap={8} justify="center" className={codeStyles.charged} role="status">
        {charged !== undefined && (
          <>
            <CircleCheck aria-hidden="true" size={20} />
            {t('card.charged', { amount: showMoney(charged, card.currency) })}
          </>
        )}
      </Row>
      <CardQuery of={live} heights={[420]}>
        {({ cardCode, securityCode }) => (
          <Stack gap={16} items="center" className={codeStyles.code} aria-live="off">
            <BarCode digits={cardCode} label={t('card.barCode')} />
            <Text as="span" size={16} figures className={codeStyles.digits}>
              {inFours(cardCode)}
            </Text>
            <div className={codeStyles.qr}>
              <QrCode text={cardCode} label={t('card.payCode')} />
            </div>
            <Stack as="span" gap={2} items="center" className={codeStyles.security}>
              {t('card.securityCode')}
              <strong>{securityCode}</strong>
            </Stack>
          </Stack>
        )}
      </CardQuery>
      <p className={styles.small}>{t('card.codeHint')}</p>
      <Grid columns="1fr 1fr" className={styles.parts}>
        <Stack as="span" gap={2} className={styles.part}>
          {t('card.balance')}
          <strong>{showMoney(card.balance, card.currency)}</strong>
        </Stack>
        <Button kind="secondary" busy={code.isFetching} onClick={() => void code.refetch()}>
          {t('card.newCode')}
        </Button>
      </Grid>
      <LinkButton wide kind="plain" to="/myQrCode">
        {t('card.memberCode')}
      </LinkButton>
    </Stack>
  )
}

/** The number as bar code, digits and QR code. */
function MemberNumber({ cardNo }: { cardNo: string }) {
  return (
    <Stack gap={16} items="center" className={codeStyles.code}>
      <BarCode digits={cardNo} label={t('card.barCode')} />
      <Text as="span" size={16} figures className={codeStyles.digits}>
        {inFours(cardNo)}
      </Text>
      <div className={codeStyles.qr}>
        <QrCode text={cardNo} label={t('card.memberCode')} />
      </div>
    </Stack>
  )
}

/** Stores the number that is shown: the next time it needs no connection. APP-6 */
function StoredNumber({ cardNo }: { cardNo: string }) {
  useEffect(() => storeNumber(cardNo), [cardNo])
  return <MemberNumber cardNo={cardNo} />
}

/** The member number as a code for identification; it cannot pay. It is shown without a connection too. APP-6 */
export function MemberCode() {
  const { error } = useOwnCards()
  const stored = storedNumber()
  const code = (number: ReactNode) => (
    <Stack gap={14}>
      {number}
      <p className={styles.small}>{t('card.memberCodeHint')}</p>
      <LinkButton wide kind="secondary" to="/qrCode">
        {t('card.payCode')}
      </LinkButton>
    </Stack>
  )
  if (stored !== undefined && isRefused(error, 'network', 'clientTimeout'))
    return code(<MemberNumber cardNo={stored} />)
  return <WithCard heights={heights}>{card => code(<StoredNumber cardNo={card.cardNo} />)}</WithCard>
}
