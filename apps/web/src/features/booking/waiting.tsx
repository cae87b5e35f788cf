import { isWaitingEnded } from '@comanda/domain/booking'
import { BellRing, Hourglass } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { showDate, t } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import {
  type Availability,
  type BookingShop,
  useLeaveWaitlist,
  useRefreshWaiting,
  useWaiting,
  type WaitingDetail,
} from './api.ts'
import styles from './booking.module.css'
import type { ContactDraft } from './contact-draft.ts'
import { peopleText } from './texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const JoinSheet = lazyPart(async () => (await import('./join-sheet.tsx')).JoinSheet)

interface WaitingProps {
  shop: BookingShop
  partySize: number
  availability: Availability
  /** The contact the form begins with; undefined while the account is read. */
  initialContact: ContactDraft | undefined
}

type EndedState = Exclude<WaitingDetail['state'], 'waiting' | 'called'>

const SOON_MS = 2 * 3_600_000

/**
 * Whether no time is free in the next hours, so that the waiting list is offered. The phone's clock affects only the
 * offer.
 */
const isFullSoon = ({ times, date, today }: Availability, now: number): boolean =>
  date === today && times.every(({ full, start }) => full || Date.parse(start) > now + SOON_MS)

/** The guest's entry on the waiting list of a store and its result, updated live. BOOK-1 */
export function OwnWaiting({ shop }: { shop: BookingShop }) {
  const { data } = useWaiting(shop.shopId)
  const refresh = useRefreshWaiting()
  const own = data?.waiting
  const stands = own !== undefined && !isWaitingEnded(own.state)
  useTopic(stands ? `waiting:${shop.shopId}` : undefined, () => void refresh(shop.shopId))
  const news = useRef<HTMLDivElement>(null)
  // The button is at the bottom of the page: the result is scrolled into view.
  useEffect(() => {
    news.current?.scrollIntoView({ block: 'center' })
  }, [own?.waitingId, own?.state])
  if (!own) return null
  return (
    <div ref={news}>
      {stands ? (
        <OwnPlace place={own} timeZone={shop.timeZone} />
      ) : (
        <p role="status" className={own.state === 'lapsed' ? styles.note : styles.quiet}>
          {t(`booking.wait.${own.state as EndedState}`)}
        </p>
      )}
    </div>
  )
}

/** Joins the current waiting list when nothing can be booked soon; its sheet stays open through a reload. BOOK-1 */
export function JoinWaiting({ shop, partySize, availability, initialContact }: WaitingProps) {
  const own = useWaiting(shop.shopId).data?.waiting
  const [{ joining }, change] = useStoredDraft(`waitingSheet.${shop.shopId}`, { joining: false })
  const setJoining = (open: boolean) => change(() => ({ joining: open }))
  const [openedAt] = useState(Date.now)
  const stands = own !== undefined && !isWaitingEnded(own.state)
  if (stands || !availability.waiting.open || !isFullSoon(availability, openedAt)) return null
  return (
    <TitledPanel icon={<Hourglass />} title={t('booking.wait.title')}>
      <p className={styles.quiet}>
        {t('booking.wait.hint')} {t('booking.wait.parties', { count: availability.waiting.parties })}.
      </p>
      <Button wide kind="secondary" onClick={() => setJoining(true)}>
        {t('booking.wait.join')}
      </Button>
      {joining && initialContact && (
        <Suspense>
          <JoinSheet {...{ shop, partySize, initialContact }} onClose={() => setJoining(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}

function OwnPlace({ place, timeZone }: { place: WaitingDetail; timeZone: string }) {
  const [leaving, setLeaving] = useState(false)
  const leave = useLeaveWaitlist()
  const called = place.state === 'called'
  return (
    <TitledPanel
      icon={called ? <BellRing /> : <Hourglass />}
      title={called ? t('booking.wait.called') : t('booking.wait.ahead', { count: place.ahead })}
    >
      <p className={called ? styles.note : styles.quiet} role="status">
        {called && place.answerBefore !== undefined
          ? t('booking.wait.calledHint', {
              store: place.shopName,
              time: showDate(place.answerBefore, 'time', timeZone),
            })
          : `${t('booking.wait.yours', { store: place.shopName })} · ${peopleText(place.partySize)}`}
      </p>
      <Button wide kind="plain" onClick={() => setLeaving(true)}>
        {t('booking.wait.leave')}
      </Button>
      {leaving && (
        <Dialog
          danger
          title={t('booking.wait.leaveTitle')}
          confirm={t('booking.wait.leave')}
          cancel={t('booking.wait.stay')}
          busy={leave.isPending}
          onConfirm={() => leave.mutate(place, { onSettled: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        >
          {t('booking.wait.leaveText')}
        </Dialog>
      )}
    </TitledPanel>
  )
}
