import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

/**
 * Says before anything is chosen that the code belongs to no table here, with links to find the right one. The menu can
 * be read after closing it.
 */
export function WrongTable({ shopId, children }: { shopId: number; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  const find = `/selectNum?shopId=${shopId}&bizType=1100`
  return (
    <Sheet
      title={t('menu.wrongTable')}
      onClose={() => setOpen(false)}
      foot={
        <>
          <LinkButton to={`${find}&scan=1`} size="large" wide>
            {t('menu.scanAgain')}
          </LinkButton>
          <LinkButton to={find} kind="plain" size="large" wide>
            {t('menu.typeNumber')}
          </LinkButton>
        </>
      }
    >
      <p>{children}</p>
    </Sheet>
  )
}
