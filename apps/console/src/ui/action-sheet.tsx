import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { TriedContext, useNeedingFields } from '../forms/fields/needed-field.tsx'

interface ActionSheetProps extends Pick<ComponentProps<typeof Sheet>, 'title' | 'onClose'> {
  /** The words on the button that does it. */
  action: ReactNode
  onAction: () => void
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** False while it would do nothing. */
  ready?: boolean
  /** False while a field lacks something, which the fields say when it is tried. */
  complete?: boolean
  /** The text above the button. */
  note?: ReactNode
  /** The button has the focus first: everything is chosen already. */
  atButton?: boolean
  children: ReactNode
}

/** A sheet for one action: its fields, and below them the button that performs it. */
export function ActionSheet(props: ActionSheetProps) {
  const { action, onAction, danger, busy, ready = true, complete = true, note, atButton, ...rest } = props
  const { tried, run } = useNeedingFields(complete, onAction)
  return (
    <TriedContext value={tried}>
      <Sheet
        {...rest}
        foot={
          <>
            {note}
            <Button
              wide
              size="large"
              {...(danger && { kind: 'danger' as const })}
              {...(busy !== undefined && { busy })}
              {...(atButton && { 'data-focus': true })}
              disabled={!ready}
              onClick={run}
            >
              {action}
            </Button>
          </>
        }
      />
    </TriedContext>
  )
}
