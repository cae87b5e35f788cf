import { type GiftCode, withoutLinks } from '@comanda/domain/giftcard'
import { Gift } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { startup } from '../../platform/startup.ts'
import { Text } from '../../ui/text/text.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { type GiftCard, useGiftOfCode, useRedeem } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift-unwrap.module.css'
import { untilText } from './texts.ts'

interface GiftUnwrapProps {
  /** Number and code from the link. */
  code: GiftCode
  /** The guest chose to add the gift before signing in at a provider: it is added without another tap. */
  wanted: boolean
  /** Sign-in for a guest who is signed out. */
  signIn: ReactNode
  onAdded: (cardId: string) => void
  /** Called if the guest prefers to type number and code. */
  onTyped: () => void
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

/**
 * Adds the gift once, as soon as the guest is signed in and the card is loaded. Signing in on this page implies adding it; a
 * guest who is already signed in adds it with the button.
 */
function useAdding({ code, wanted, onAdded }: GiftUnwrapProps, card: GiftCard | undefined) {
  const visitor = kindOf(useUser()) === 'visitor'
  const [chosen, setChosen] = useState(wanted || visitor)
  const redeem = useRedeem()
  const isDue = chosen && !visitor && card !== undefined
  const add = useEffectEvent(() =>
    redeem.mutate(code, { onSuccess: ({ cardId }) => onAdded(cardId), onError: () => setChosen(false) }),
  )
  useEffect(() => {
    if (isDue) add()
  }, [isDue])
  return { redeem, busy: isDue || redeem.isPending, choose: () => setChosen(true) }
}

/** The gift of a link: who sent it, its picture, amount and message, and one button that adds it to the account. CARD-5 */
export function GiftUnwrap(props: GiftUnwrapProps) {
  const { code, renderPage, signIn, onTyped } = props
  const { data: card, error, isFetching, refetch } = useGiftOfCode(code)
  const { redeem, busy, choose } = useAdding(props, card)
  const visitor = kindOf(useUser()) === 'visitor'
  if (isRefused(redeem.error ?? error, 'giftCodeWrong', 'invalidInput'))
    return renderPage(<Gone visitor={visitor} onTyped={onTyped} />, undefined)
  if (error) return renderPage(<QueryError query={{ error, isFetching, refetch }} />, undefined)
  if (!card) return renderPage(<Loading heights={[64, 214, 90]} gap={14} />, undefined)
  return renderPage(
    <>
      <Unwrapped card={card} />
      {redeem.error && (
        <p role="alert" className={styles.problem}>
          {isRefused(redeem.error) ? redeem.error.message : t('ui.failedHint')}
        </p>
      )}
      {visitor && (
        <section className={styles.account} aria-labelledby="gift-account">
          <h2 id="gift-account">{t('gift.keepIt')}</h2>
          {signIn}
        </section>
      )}
    </>,
    !visitor && (
      <Button wide size="large" busy={busy} onClick={choose}>
        {t('gift.addToAccount')}
      </Button>
    ),
  )
}

/** The gift's heading, picture and message. The wrapping opens by itself; with reduced motion it is open at once. */
function Unwrapped({ card }: { card: GiftCard }) {
  const amount = showMoney(card.balance, card.currency)
  return (
    <>
      <Stack gap={4} items="center" className={styles.heading}>
        <strong>{card.from === undefined ? t('gift.unwrapNone') : t('gift.unwrapFrom', { name: card.from })}</strong>
        <p>{t('gift.worth', { amount, brand: startup()?.title ?? t('app.name') })}</p>
      </Stack>
      <div className={styles.box}>
        <GiftFace design={card.activeDesigns[0]} amount={card.balance} currency={card.currency} drawn={343} eager />
        <span className={styles.wrapping} aria-hidden="true">
          <span className={styles.bow}>
            <Gift />
          </span>
        </span>
      </div>
      {card.message !== undefined && <blockquote className={styles.message}>{withoutLinks(card.message)}</blockquote>}
      <Text kind="quiet" center>
        {untilText(card)}
      </Text>
    </>
  )
}

/** The link opens no card for this guest: wrong, expired or in another account. All get the same answer. S9 */
const Gone = ({ visitor, onTyped }: { visitor: boolean; onTyped: () => void }) => (
  <EmptyState
    icon={<Illustration scene="gift" />}
    title={t('gift.linkGone')}
    actions={
      <>
        {visitor ? (
          <LinkButton to={`/login?back=${encodeURIComponent('/giftCards')}`}>{t('gift.signIn')}</LinkButton>
        ) : (
          <Button onClick={onTyped}>{t('gift.add')}</Button>
        )}
        <LinkButton kind="plain" to="/giftIndex">
          {t('gift.look')}
        </LinkButton>
      </>
    }
  >
    {t('gift.linkGoneHint')}
  </EmptyState>
)
