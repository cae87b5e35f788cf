import { type GiftCode, giftLinkText, readGiftLink } from '@comanda/domain/giftcard'
import { useEffect, useState } from 'react'
import { OtherWays, PasskeyButton, SignIn } from '../../features/auth/index.ts'
import { GiftCards, GiftUnwrap } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { refetchAll } from '../../platform/cache/queries.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { eraseStored, writeStored, readStoredText } from '../../platform/device/storage.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/**
 * Storage key of the gift card in a link. It is stored, because signing in leads to another app first, and removed from
 * the address, where others could read it.
 */
const BROUGHT = 'giftBrought'
const MINUTES = 30

const storeCode = (text: string): void => writeStored(BROUGHT, text, MINUTES)

/** The stored gift card that is not added yet, in the format of a link. */
function takeCode(): GiftCode | undefined {
  const { hash, pathname, search } = location
  if (!readGiftLink(hash)) return readGiftLink(readStoredText(BROUGHT) ?? '')
  storeCode(hash)
  history.replaceState(history.state, '', pathname + search)
  return readGiftLink(hash)
}

/** The gift card to add: from a link, also one that is opened while the page is shown, or typed. */
function useBroughtCode() {
  const [code, setCode] = useState(takeCode)
  useEffect(() => {
    const look = () => setCode(takeCode())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return {
    code,
    bring: (typed: GiftCode) => {
      storeCode(giftLinkText(typed))
      setCode(typed)
    },
    letGo: () => {
      eraseStored(BROUGHT)
      setCode(undefined)
    },
  }
}

/** `/giftCards`: the guest's gift cards, and adding one by number and code; with the link of a gift, that gift. CARD-5 */
export function Page() {
  const { code, bring, letGo } = useBroughtCode()
  const [search, saveSearch] = useSearchState()
  const [typing, setTyping] = useState(false)
  const query = new URLSearchParams(search)
  const state = query.get('state')
  if (code)
    return (
      <Gift
        key={code.cardNo}
        code={code}
        wanted={query.has('take')}
        onLeft={letGo}
        onTyped={() => {
          letGo()
          setTyping(true)
        }}
      />
    )
  return (
    <GiftCards
      state={state === 'used' || state === 'expired' ? state : 'usable'}
      onState={next => saveSearch(`/giftCards?state=${next}`)}
      typing={typing}
      onFound={bring}
      signIn={`/login?back=${encodeURIComponent('/giftCards')}`}
      renderPage={(content, bottom) => (
        <Screen title={t('title.giftCards')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}

interface GiftProps {
  code: GiftCode
  wanted: boolean
  onLeft: () => void
  onTyped: () => void
}

/** The gift of a link. Signing in at a provider leads back here with `take`, which adds it at once. */
function Gift({ code, wanted, onLeft, onTyped }: GiftProps) {
  return (
    <GiftUnwrap
      code={code}
      wanted={wanted}
      onTyped={onTyped}
      onAdded={cardId => {
        eraseStored(BROUGHT)
        refetchAll()
        toast(t('gift.taken'))
        go(`/giftCardDetail?cardId=${cardId}`, { replace: true })
      }}
      signIn={<SignInHere />}
      renderPage={(content, bottom) => (
        <Screen title={t('gift.title')} back={onLeft} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}

/** All ways to sign in. A gift is added as soon as the session is there, so nothing follows here. */
const SignInHere = () => (
  <SignIn
    purpose="login"
    others={
      <OtherWays returnTo="/giftCards?take=1">
        <PasskeyButton onDone={() => {}} />
      </OtherWays>
    }
    onDone={() => {}}
  />
)
