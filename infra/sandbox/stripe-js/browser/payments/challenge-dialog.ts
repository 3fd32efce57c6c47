import { type Appearance, applyAppearance } from '../element/appearance.ts'
import { drawInShadow, make } from '../element/dom.ts'
import { DIALOG_STYLES } from '../element/styles.ts'

export type ChallengeOutcome = 'authenticated' | 'failed'

/** Asks in the bank's place whether this is the owner of the card; closing the dialog counts as a no. */
export function askForAuthentication(appearance: Appearance): Promise<ChallengeOutcome> {
  const yes = make('button', { type: 'button', class: 'main', autofocus: '' }, 'Complete authentication')
  const no = make('button', { type: 'button' }, 'Fail authentication')
  const dialog = drawDialog(yes, no)
  const host = make('div')
  applyAppearance(host, appearance)
  drawInShadow(host, DIALOG_STYLES, dialog)
  document.body.append(host)
  yes.addEventListener('click', () => dialog.close('authenticated'))
  no.addEventListener('click', () => dialog.close('failed'))
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue === 'authenticated' ? 'authenticated' : 'failed')
    })
  })
}

function drawDialog(yes: HTMLElement, no: HTMLElement): HTMLDialogElement {
  const attributes = {
    class: 'theme',
    'aria-labelledby': 'challenge-title',
    'aria-describedby': 'challenge-text',
  }
  return make(
    'dialog',
    attributes,
    make('h2', { id: 'challenge-title' }, 'Your bank wants to make sure it is you'),
    make(
      'p',
      { id: 'challenge-text' },
      'This is a test payment. Choose how the check of your bank should end.',
    ),
    make('div', { class: 'choices' }, yes, no),
  )
}
