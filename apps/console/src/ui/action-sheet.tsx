import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import type { ComponentProps, ReactNode } from 'react'

interface ActionSheetProps extends Pick<ComponentProps<typeof Sheet>, 'title' | 'onClose'> {
  /** The words on the button that does it. */
  action: ReactNode
  onAction: () => void
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** False while something is missing that it needs. */
  ready?: boolean
  /** The text above the button. */
  note?: ReactNode
  /** The button has the focus first: everything is chosen already. */
  atButton?: boolean
  children: ReactNode
}

/** A sheet for one action: its fields, and below them the button that performs it. */
export const ActionSheet = ({
  action,
  onAction,
  danger,
  busy,
  ready = true,
  note,
  atButton,
  ...rest
}: ActionSheetProps) => (
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
          onClick={onAction}
        >
          {action}
        </Button>
      </>
    }
  />
)
