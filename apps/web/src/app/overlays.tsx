import { Suspense, useEffect, useState } from 'react'
import { installAnnouncer } from '../platform/page-arrival.ts'
import { t } from '../platform/i18n/texts.ts'
import { go } from '../platform/navigation.ts'
import { type Notice, onNotice } from '../platform/notices.ts'
import { whenIdle } from '../platform/device/idle.ts'
import { useSavedAt } from '../platform/offline/saved-state.ts'
import { useUser } from '../platform/session.ts'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { onTravelling } from './current-location.ts'
import styles from './overlays.module.css'
import { TabBar } from './tab-bar.tsx'
import { deferred } from '../ui/loading/deferred.ts'
import { lazyPart } from '../ui/loading/lazy-part.ts'

const Dialog = lazyPart(async () => (await import('../ui/overlays/dialog.tsx')).Dialog)

const OfflineNote = deferred(async () => (await import('./offline-note.tsx')).OfflineNote)

/** Shows that saved data is displayed while the server cannot be reached. APP-3 */
const Offline = () => (useSavedAt() === undefined ? null : <OfflineNote />)

/** Notices that require an answer. API-4 */
function NoticeDialog() {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => onNotice(next => next.shows === 'dialog' && setNotice(next)), [])
  if (!notice) return null
  const { message, action } = notice
  const close = () => setNotice(undefined)
  const goOn = action && {
    confirm: action.label,
    cancel: t('ui.close'),
    onConfirm: () => {
      close()
      go(action.target)
    },
  }
  return (
    <Suspense>
      <Dialog title={message} onClose={close} {...goOn} />
    </Suspense>
  )
}

const NewAgreementsLater = deferred(async () => (await import('./new-agreements.tsx')).NewAgreements)

/** Loads the question for new terms for a signed-in guest only, when the browser is idle. LOGIN-11 */
function NewTerms() {
  const isSignedIn = useUser().customerId > 0
  const [idle, setIdle] = useState(false)
  useEffect(() => (isSignedIn ? whenIdle(() => setIdle(true)) : undefined), [isSignedIn])
  return isSignedIn && idle ? <NewAgreementsLater /> : null
}

/** Announces the current page to screen readers. */
function Announcer() {
  const [text, setText] = useState('')
  useEffect(() => installAnnouncer(setText), [])
  return (
    <p className="visuallyHidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}

/** Shows that a page is loading. */
function Travelling() {
  const [underWay, setUnderWay] = useState(false)
  useEffect(() => onTravelling(setUnderWay), [])
  return underWay ? <div className={styles.progress} /> : null
}

/** Tabs, notices and dialogs above the current screen. */
export const Overlays = () => (
  <>
    <TabBar />
    <Offline />
    <Travelling />
    <Announcer />
    <NewTerms />
    <NoticeDialog />
    <Toasts />
  </>
)
