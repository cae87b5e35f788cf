import { type GiftCode, readGiftLink } from '@comanda/domain/giftcard'
import { useEffect, useState } from 'react'
import { GiftCards } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { eraseStored, writeStored, readStoredText } from '../../platform/storage.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** What a link brought: kept for a while, for who signs in looks for a code elsewhere first; and out of the address, where others could read it. */
const BROUGHT = 'giftBrought'
const MINUTES = 30

/** The card that was brought and is not dealt with; it is kept as a link has it. */
function takeCode(): GiftCode | undefined {
  const { hash, pathname, search } = location
  if (!readGiftLink(hash)) return readGiftLink(readStoredText(BROUGHT) ?? '')
  writeStored(BROUGHT, hash, MINUTES)
  history.replaceState(history.state, '', pathname + search)
  return readGiftLink(hash)
}

/** The card a link names, also one opened while the page is there. */
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

/** `/giftCards`: one's own gift cards, and adding one by number and code. */
export function Page() {
  const [code, letGo] = useBroughtCode()
  const [search, keep] = useSearchState()
  const state = new URLSearchParams(search).get('state')
  return (
    <GiftCards
      key={code?.cardNo ?? ''}
      state={state === 'used' || state === 'expired' ? state : 'usable'}
      onState={next => keep(`/giftCards?state=${next}`)}
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
