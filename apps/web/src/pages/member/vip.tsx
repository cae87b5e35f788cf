import { useEffect, useEffectEvent, useState } from 'react'
import { JoinGifts, OwnPackages, PackageOffers, Tasks, useInvitation } from '../../features/campaign/index.ts'
import { Join, Membership, Points, welcomeNext } from '../../features/card/index.ts'
import { Charged } from '../../features/payment/index.ts'
import { useWallets, WalletButtons } from '../../features/pass/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { appTarget } from '../../platform/device/app-target.ts'
import { go } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { pathOf, withQuery } from '../../platform/paths/index.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { useSearch } from '../../platform/route-location.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'

/** `/vip`: benefits and joining in one step; for members level, tasks, packages and points. CARD-1, CARD-2, CARD-8 */
export function Page() {
  useInvitation()
  const wallets = useWallets()
  const isMember = kindOf(useUser()) === 'member'
  const query = new URLSearchParams(useSearch())
  const joins = query.has('join')
  const requested = query.get('back')
  const back = requested ?? returnRoute('vip')
  const onward = back && !back.startsWith('/vip') ? appTarget(back, '/mine') : '/mine'
  // The sign-in on the way here would otherwise become the place to return to. NAV-8
  const here = onward === '/mine' ? '/vip?join=1' : withQuery('/vip?join=1', 'back', onward)
  const [joined, setJoined] = useState(false)
  const arrive = useEffectEvent(() => {
    if (joined && pathOf(onward) === '/mine') welcomeNext()
    else if (joined) toast(t('card.welcome'))
    go(onward, { replace: true })
  })
  // A member who signed in to join has nothing left to do here.
  const isDone = isMember && (joined || joins)
  useEffect(() => {
    if (isDone) arrive()
  }, [isDone])
  return (
    <Screen title={t('title.vip')}>
      {isMember ? (
        <TwoColumns>
          <Membership />
          <OwnPackages />
          <Tasks renderWallet={id => <WalletButtons wallets={wallets} passType="COLLECT_POINT" id={id} />} />
          <PackageOffers
            renderCharged={(sale, button) => <Charged {...sale}>{button}</Charged>}
            onPay={packageId => go(`/orderConfirmPay?orderId=${packageId}&payFor=rightsPackage`)}
          />
          <Points />
        </TwoColumns>
      ) : (
        <JoinGifts>
          <Join
            loginAt={withQuery('/login', 'back', here)}
            wanted={joins}
            onJoined={() => setJoined(true)}
            onNone={() => go('/noVip', { replace: true })}
          />
        </JoinGifts>
      )}
    </Screen>
  )
}
