import { t } from '@comanda/web/i18n'
import { Loaded } from '../../ui/loaded.tsx'
import { PartTabs } from '../../ui/part-tabs.tsx'
import { useMay } from '../../platform/may.ts'
import { AuditLog } from './audit-log.tsx'
import { Devices } from './devices.tsx'
import { LimitsForm } from './limits-form.tsx'
import { People } from './people.tsx'
import { useBoard } from './queries.ts'
import { Roles } from './roles.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

const parts = {
  people: { text: 'rights.people', Show: People },
  roles: { text: 'rights.roles', Show: Roles },
  alone: { text: 'rights.alone', Show: LimitsForm },
  audit: { text: 'rights.audit', Show: AuditLog },
} as const

const withDevices = { ...parts, devices: { text: 'rights.devices', Show: Devices } } as const

type Part = (typeof withDevices)[keyof typeof withDevices]

/** The people, the roles, the limits of one person alone, shared tablets, and the audit lines. L2, L5, A5 */
export function RightsView({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const board = useBoard(shopId)
  const shown: Readonly<Record<string, Part>> = useMay('editSettings', 'manageStaff') ? withDevices : parts
  return (
    <Loaded query={board}>
      {data => (
        <PartTabs
          view="team"
          title={t('rights.title')}
          shopId={shopId}
          parts={shown}
          above={<WaitingChanges shopId={shopId} board={data} timeZone={timeZone} />}
        >
          {({ Show }) => <Show shopId={shopId} board={data} timeZone={timeZone} />}
        </PartTabs>
      )}
    </Loaded>
  )
}
