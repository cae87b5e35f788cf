import { staffCalls as calls } from '@comanda/contract/staff'
import { Toasts } from '@comanda/web/ui/feedback/toasts.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { LanguageChoice } from './features/staff/account.tsx'
import { Calls } from './features/order/call-screen/calls.tsx'
import { useIdleLock } from './features/staff/idle-lock.ts'
import { PinLock } from './features/staff/pin-lock.tsx'
import { ForgotPassword, SignIn, NewPassword } from './features/staff/sign-in.tsx'
import { ME } from './platform/client.ts'
import { usePlace } from './platform/place.ts'
import { Refused, send } from './platform/send.ts'
import { sharedDevice, storeActive } from './platform/shared-device.ts'
import { storeToken, lastShop, type StaffInfo, token } from './platform/session.ts'
import { clearDrafts, bindDraftsTo } from './platform/draft-store.ts'
import { Shell } from './shell/shell.tsx'
import { PartLoading } from './ui/part-loading.tsx'
import { QueryError } from './ui/loaded.tsx'

/** The screen with call numbers, of the store in the address, else of the last one used. */
function CallScreen({ staff }: { staff: StaffInfo }) {
  const { detail } = usePlace()
  const named = staff.shops.find(shop => String(shop.shopId) === detail)
  const shop = named ?? staff.shops.find(one => one.shopId === lastShop(staff))
  return shop ? <Calls key={shop.shopId} shopId={shop.shopId} shopName={shop.shopName} /> : null
}

const FirstStart = lazyPart(async () => (await import('./features/brand/first-start.tsx')).FirstStart)

/** Whether this page was opened by a set-up link. */
const isWelcome = (): boolean => location.pathname.endsWith('/welcome')

/** The page behind the set-up link; from it the owner comes to the guide of what is left to do. SETUP-3 */
function Welcome({ onSignedIn, below }: Pick<SignedOutProps, 'onSignedIn'> & { below: ReactNode }) {
  const start = (who: StaffInfo) => {
    history.replaceState(null, '', `/console${location.search}#setup`)
    onSignedIn(who)
  }
  return (
    <Suspense fallback={<PartLoading />}>
      <FirstStart token={location.hash.slice(1)} onSignedIn={start} below={below} />
    </Suspense>
  )
}

interface SignedOutProps {
  view: string
  detail: string
  /** The session ended. */
  isOver: boolean
  onSignedIn: (staff: StaffInfo) => void
}

/** The signed-out screens: the lock of a shared tablet, sign-in, password reset, and the link to set a password. */
function SignedOut({ view, detail, isOver, onSignedIn }: SignedOutProps) {
  const below = <LanguageChoice />
  const [byPassword, setByPassword] = useState(false)
  const preferPassword = useCallback(() => setByPassword(true), [])
  const shared = sharedDevice()
  if (isWelcome()) return <Welcome onSignedIn={onSignedIn} below={below} />
  if (view === 'password') return <NewPassword token={detail} onSignedIn={onSignedIn} below={below} />
  if (view === 'forgot') return <ForgotPassword below={below} />
  if (shared && !byPassword)
    return <PinLock shared={shared} onSignedIn={onSignedIn} onPassword={preferPassword} below={below} />
  return (
    <SignIn isOver={isOver} onSignedIn={onSignedIn}>
      {below}
    </SignIn>
  )
}

/** The console: sign-in, or the store's screens. */
export function App() {
  const client = useQueryClient()
  const { view, detail } = usePlace()
  const [signedIn, setSignedIn] = useState(() => token() !== undefined)
  const {
    data: staff,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ME,
    queryFn: () => send(calls.me, {}),
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const enter = (who: StaffInfo) => {
    storeActive(Date.now())
    bindDraftsTo(who.staffId)
    // Data of another member of staff is read again.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] })
    client.setQueryData(ME, who)
    setSignedIn(true)
  }
  const lock = () => {
    // The token is read when the call is sent, which is at once: the tablet shows no data meanwhile.
    void send(calls.signOut, {}).catch(() => {})
    storeToken(undefined)
    setSignedIn(false)
    client.clear()
  }
  const leave = async () => {
    await send(calls.signOut, {}).catch(() => {})
    storeToken(undefined)
    setSignedIn(false)
    client.clear()
    clearDrafts()
  }
  useIdleLock(signedIn && view !== 'calls', lock)
  useEffect(() => {
    if (staff) bindDraftsTo(staff.staffId)
  }, [staff])
  const over = error instanceof Refused && error.status === 401
  // A link for setting a password works while another employee is signed in.
  if (!signedIn || over || view === 'password' || isWelcome())
    return (
      <>
        <SignedOut view={view} detail={detail} isOver={over} onSignedIn={enter} />
        <Toasts />
      </>
    )
  return (
    <>
      {staff &&
        (view === 'calls' ? (
          <CallScreen staff={staff} />
        ) : (
          <Shell staff={staff} onLeave={() => void leave()} onLock={lock} />
        ))}
      {!staff && error && <QueryError query={{ error, isFetching, refetch }} />}
      <Toasts />
    </>
  )
}
