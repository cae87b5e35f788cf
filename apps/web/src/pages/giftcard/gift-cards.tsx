import { type GiftCode, readGiftLink } from '@comanda/domain/giftcard'
import { useEffect, useState } from 'react'
import { GiftCards } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { eraseStored, writeStored, readStoredText } from '../../platform/storage.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/**
 * Storage key of the gift card in a link. It is stored, because signing in leads to another app first, and removed from
 * the address, where others could read it.
 */
const BROUGHT = 'giftBrought'
const MINUTES = 30

/** The stored gift card that is not added yet, in the format of a link. */
function takeCode(): GiftCode | undefined {
  const { hash, pathname, search } = location
  if (!readGiftLink(hash)) return readGiftLink(readStoredText(BROUGHT) ?? '')
  writeStored(BROUGHT, hash, MINUTES)
  history.replaceState(history.state, '', pathname + search)
  return readGiftLink(hash)
}

/** The gift card in the link, also if it is opened while the page is shown. */
function useBroughtCode(): [GiftCode | undefined, () => void] {
  const [code, setCode] = useState(takeCode)
  useEffect(() => {
    const look = () => setCode(takeCode())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return [
    code,
    () => {
      eraseStored(BROUGHT)
      setCode(undefined)
    },
  ]
}

/** `/giftCards`: the guest's gift cards, and adding one by number and code. */
export function Page() {
  const [code, letGo] = useBroughtCode()
  const [search, saveSearch] = useSearchState()
  const state = new URLSearchParams(search).get('state')
  return (
    <GiftCards
      key={code?.cardNo ?? ''}
      state={state === 'used' || state === 'expired' ? state : 'usable'}
      onState={next => saveSearch(`/giftCards?state=${next}`)}
      code={code}
      onAdded={letGo}
      signIn={`/login?back=${encodeURIComponent('/giftCards')}`}
      renderPage={(content, bottom) => (
        <Screen title={t('title.giftCards')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
