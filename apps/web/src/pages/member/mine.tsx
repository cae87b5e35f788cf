import { LogOut } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { HandOver, logOut } from '../../features/auth/index.ts'
import { endWelcome, isWelcomeDue, Welcome } from '../../features/card/index.ts'
import { DecorationSkeleton, OWN_PAGE, useDecoratedPage } from '../../features/decoration/index.ts'
import { Decoration } from '../../page-components/decoration.tsx'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'

/** Signing out and continuing on another device; always at the end, whatever the decoration. U3 */
function Session() {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    await logOut()
    go('/home', { force: true })
  }
  return (
    <List>
      <HandOver />
      <ListRow
        icon={<LogOut />}
        title={t('auth.signOut')}
        detail={leaving && t('ui.loading')}
        onPress={() => void leave()}
      />
    </List>
  )
}

/**
 * `/mine` and `/leftNav`: profile, card, orders and links to the guest's other data; laid out by decoration. A brand without such
 * a page, or one that does not load, has the built-in layout. DECO-1
 */
export function Page() {
  const kind = kindOf(useUser())
  const [isWelcomed, setIsWelcomed] = useState(isWelcomeDue)
  useEffect(endWelcome, [])
  const { data, isPending } = useDecoratedPage('mine')
  return (
    <Screen title={t('title.mine')} back={false}>
      <TwoColumns>
        {isPending ? <DecorationSkeleton /> : <Decoration pageType="mine" components={data?.components ?? OWN_PAGE} />}
        {kind !== 'visitor' && <Session />}
      </TwoColumns>
      {isWelcomed && (
        <Suspense>
          <Welcome onClose={() => setIsWelcomed(false)} />
        </Suspense>
      )}
    </Screen>
  )
}
