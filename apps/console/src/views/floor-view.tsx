import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import type { ComponentProps } from 'react'
import { HeldCourses } from '../features/kitchen/held-courses.tsx'
import { PayCodeButton } from '../features/payment/pay-code/pay-code-button.tsx'
import { FloorView } from '../features/table/floor.tsx'

type FloorProps = ComponentProps<typeof FloorView>

/** The tables, whose bills a member's card can pay. */
export const Floor = ({ shopId, timeZone }: Omit<FloorProps, 'payByCode'>) => {
  const payByCode: FloorProps['payByCode'] = ({ billId, restAmount, currency }, tableName) => (
    <PayCodeButton
      of={{ shopId, billId, restAmount, currency }}
      number={t('console.table', { name: tableName })}
      wide
    />
  )
  return (
    <Stack gap={16}>
      <HeldCourses shopId={shopId} />
      <FloorView shopId={shopId} timeZone={timeZone} payByCode={payByCode} />
    </Stack>
  )
}
