import { JoinGifts, OwnPackages, PackageOffers, Tasks, useInvitation } from '../../features/campaign/index.ts'
import { Join, Membership, Points } from '../../features/card/index.ts'
import { Charged } from '../../features/payment/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/vip`: benefits and joining in one step; for members level, tasks, packages and points. CARD-1, CARD-2, CARD-8 */
export function Page() {
  useInvitation()
  const isMember = kindOf(useUser()) === 'member'
  const back = returnRoute('vip')
  const onward = back && !back.startsWith('/vip') ? back : '/mine'
  return (
    <Screen title={t('title.vip')}>
      {isMember ? (
        <>
          <Membership />
          <OwnPackages />
          <Tasks />
          <PackageOffers
            renderCharged={(sale, button) => <Charged {...sale}>{button}</Charged>}
            onPay={packageId => go(`/orderConfirmPay?orderId=${packageId}&payFor=rightsPackage`)}
          />
          <Points />
        </>
      ) : (
        <>
          <JoinGifts />
          <Join
            loginAt="/login?back=%2Fvip"
            onJoined={() => go(onward, { replace: true })}
            onNone={() => go('/noVip', { replace: true })}
          />
        </>
      )}
    </Screen>
  )
}
