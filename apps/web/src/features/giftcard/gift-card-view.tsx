import { ownLink } from '../../platform/own-link.ts'
import { giftLinkText, showAuthCode, showCardNo } from '@comanda/domain/giftcard'
import { Eye, EyeOff, MapPin, QrCode as QrIcon, ReceiptText, Send } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Panel, TitledPanel } from '../../ui/layout/panel.tsx'
import { type GiftCardDetail, useCode, useGiftCard } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import { GiftUnavailable } from './gift-states.tsx'
import styles from './gift.module.css'
import { leftText, untilText } from './texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Grid, Stack, Row } from '../../ui/layout/layout.tsx'

const QrSheet = lazyPart(async () => (await import('./qr-sheet.tsx')).QrSheet)
const SendSheet = lazyPart(async () => (await import('./send-sheet.tsx')).SendSheet)

interface GiftCardViewProps {
  cardId: string
  onGiven: () => void
  /** Buttons that add it to a wallet. */
  wallet: ReactNode
}

/** One card: balance, code on a tap, sending it to a friend, and stores that accept it. CARD-5 */
export function GiftCardView({ cardId, onGiven, wallet }: GiftCardViewProps) {
  const { data, error, isFetching, refetch } = useGiftCard(cardId)
  if (data) return <Shown card={data} onGiven={onGiven} wallet={wallet} />
  if (cardId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return (
      <GiftUnavailable to="/giftCards" link={t('gift.mine')}>
        {t('gift.notFoundHint')}
      </GiftUnavailable>
    )
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  return <Loading heights={[214, 90, 160]} gap={14} />
}

interface ShownProps extends Omit<GiftCardViewProps, 'cardId'> {
  card: GiftCardDetail
}

function Shown({ card, onGiven, wallet }: ShownProps) {
  const [sending, setSending] = useState(false)
  const usable = card.state === 'usable'
  return (
    <>
      <GiftFace design={card.activeDesigns[0]} drawn={343} eager faded={!usable} />
      <Row gap={12} rowGap={4} wrap align="baseline" justify="between" className={styles.under}>
        <strong>{leftText(card)}</strong>
        <span className={styles.quiet}>{t('gift.ofAmount', { amount: showMoney(card.amount, card.currency) })}</span>
        <span className={styles.quiet}>{untilText(card)}</span>
      </Row>
      {card.state === 'expired' && <Panel as="p">{t('gift.overHint')}</Panel>}
      {card.message !== undefined && (
        <Stack gap={10} className={styles.letter}>
          <blockquote>{card.message}</blockquote>
          {card.from !== undefined && <p className={styles.quiet}>{t('gift.foundFrom', { name: card.from })}</p>}
        </Stack>
      )}
      {usable && <Code card={card} />}
      {usable && (
        <LinkButton wide to="/selectStore">
          {t('gift.useNow')}
        </LinkButton>
      )}
      {usable && <p className={styles.quiet}>{t('gift.useHint')}</p>}
      {usable && wallet}
      <List>
        {card.maySend && <ListRow icon={<Send />} title={t('gift.sendOn')} onPress={() => setSending(true)} />}
        <ListRow icon={<ReceiptText />} title={t('gift.statement')} to={`/expensesRecord?cardId=${card.cardId}`} />
        <ListRow
          icon={<MapPin />}
          title={t('gift.shops', { count: card.shopCount })}
          to={`/giftShopList?programId=${card.programId}`}
        />
      </List>
      <TitledPanel title={t('gift.terms')}>
        <p className={`${styles.quiet} ${styles.pre}`}>{card.terms}</p>
      </TitledPanel>
      {sending && (
        <Suspense>
          <SendSheet card={card} onSent={onGiven} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Number and code, shown only on a tap because others may see the screen. */
function Code({ card }: { card: GiftCardDetail }) {
  const { data: code, mutate, isPending, reset } = useCode()
  const [qr, setQr] = useState(false)
  const withCode = (then?: () => void) => (code ? then?.() : mutate(card.cardId, then && { onSuccess: then }))
  const copy = () =>
    void navigator.clipboard?.writeText(`${showCardNo(card.cardNo)} ${showAuthCode(code ?? '')}`).then(
      () => toast(t('gift.copied')),
      () => {},
    )
  return (
    <Panel as="section">
      <Stack gap={4} items="center" className={styles.secret} aria-live="polite">
        <span className={styles.quiet}>{t('gift.number')}</span>
        <bdi>{showCardNo(card.cardNo)}</bdi>
        {code && (
          <>
            <span className={styles.quiet}>{t('gift.code')}</span>
            <bdi>{showAuthCode(code)}</bdi>
            <Button kind="plain" size="small" onClick={copy}>
              {t('gift.copy')}
            </Button>
          </>
        )}
      </Stack>
      <Grid gap={8} columns="1fr 1fr" className={styles.ways}>
        <Button
          kind="secondary"
          busy={isPending}
          icon={code ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => (code ? reset() : withCode())}
        >
          {t(code ? 'gift.hideCode' : 'gift.showCode')}
        </Button>
        <Button kind="secondary" icon={<QrIcon aria-hidden="true" />} onClick={() => withCode(() => setQr(true))}>
          {t('gift.qr')}
        </Button>
      </Grid>
      {qr && code && (
        <Suspense>
          <QrSheet
            text={ownLink(`/giftCards#${giftLinkText({ cardNo: card.cardNo, authCode: code })}`)}
            onClose={() => setQr(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
