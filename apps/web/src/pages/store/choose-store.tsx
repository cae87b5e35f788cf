import { useState } from 'react'
import { useProgramShops } from '../../features/card/index.ts'
import { choosePreferredShop, ShopPicker, preferredShop } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { useUser } from '../../platform/session.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/chooseStore`: a member's usual store, among those that accept the card. */
export function Page() {
  const among = useProgramShops(useUser().cardInfo?.cardProgramId)
  const [chosen, setChosen] = useState(preferredShop)
  const choose = (shopId: number | undefined) => {
    choosePreferredShop(shopId)
    setChosen(shopId)
    if (shopId === undefined) return
    toast(t('place.usualSaved'))
    goBack()
  }
  return (
    <Screen title={t('title.chooseStore')}>
      <p>{t('place.usualHint')}</p>
      <ShopPicker chosen={chosen} onChoose={choose} among={among} />
    </Screen>
  )
}
