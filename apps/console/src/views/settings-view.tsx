import { t } from '@comanda/web/i18n'
import { useSettings } from '../forms/store-settings.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Sections } from '../ui/sections.tsx'
import { storeSections } from './store-sections.tsx'

/** The settings of the store, section by section. For managers only. */
export function SettingsView({ shopId }: { shopId: number }) {
  const settings = useSettings(shopId)
  return (
    <Loaded query={settings}>
      {data => (
        <Sections view="settings" title={t('console.settings')} shopId={shopId} sections={storeSections}>
          {({ Show }) => <Show shopId={shopId} settings={data} />}
        </Sections>
      )}
    </Loaded>
  )
}
