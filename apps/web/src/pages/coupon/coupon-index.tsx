import { useState } from 'react'
import { CouponWallet } from '../../features/coupon/index.ts'
import { useWallets, WalletButtons } from '../../features/pass/index.ts'
import { orderTypeName } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** Returns a scanned code and removes it from the address, where others could read it. */
function takeCode(): string | undefined {
  const code = /^#([0-9A-Z]{16})$/.exec(location.hash)?.[1]
  if (code) history.replaceState(history.state, '', location.pathname + location.search)
  return code
}

/** `/couponIndex`: the guest's coupons. */
export function Page() {
  const [code] = useState(takeCode)
  const [search, saveSearch] = useSearchState()
  const state = new URLSearchParams(search).get('state')
  const wallets = useWallets()
  return (
    <CouponWallet
      state={state === 'used' || state === 'expired' ? state : 'usable'}
      onState={next => saveSearch(`/couponIndex?state=${next}`)}
      wayWords={orderTypeName}
      code={code}
      renderWallet={id => <WalletButtons wallets={wallets} passType="COUPON" id={id} />}
      renderPage={(content, bottom) => (
        <Screen title={t('title.couponIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
