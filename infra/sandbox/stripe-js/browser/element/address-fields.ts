import { countries } from '../../../card/countries.ts'
import { checkPostalCode, postalRule } from '../../../card/postal-code.ts'
import { make } from './dom.ts'
import { createTextField, type TextField } from './text-field.ts'

const DEFAULT_COUNTRY = 'US'

/** A billing address as the API takes it. */
export interface Address {
  country?: string
  postal_code?: string
}

/** Which of the two fields a page has no use for. */
export interface HiddenFields {
  country: boolean
  postalCode: boolean
}

export interface AddressFields {
  readonly nodes: HTMLElement[]
  readonly country: HTMLSelectElement
  readonly postal: TextField
  /** What is filled in, without what is hidden. */
  address(): Address
  hide(hidden: HiddenFields): void
}

/** Country and, where its banks ask for it, postal code; a field that is not asked for leaves its place empty. */
export function createAddressFields(defaults: Address): AddressFields {
  const country = createCountrySelect(defaults.country ?? DEFAULT_COUNTRY)
  const countryNode = make('div', { class: 'field' }, make('label', { for: 'country' }, 'Country'), country)
  let hidden: HiddenFields = { country: false, postalCode: false }
  const asked = () => !hidden.postalCode && postalRule(country.value) !== undefined
  const postal = createPostalField((text) => (asked() ? checkPostalCode(text, country.value) : undefined))
  postal.input.value = defaults.postal_code ?? ''
  const draw = () => {
    const rule = postalRule(country.value)
    countryNode.classList.toggle('none', hidden.country)
    postal.node.classList.toggle('none', hidden.postalCode)
    postal.node.classList.toggle('absent', rule === undefined)
    postal.label.textContent = rule?.label ?? 'Postal code'
    postal.input.placeholder = rule?.example ?? ''
  }
  country.addEventListener('change', () => {
    draw()
    if (postal.input.value !== '') postal.reveal()
  })
  draw()
  return {
    nodes: [countryNode, postal.node],
    country,
    postal,
    address: () => ({
      ...(hidden.country ? {} : { country: country.value }),
      ...(asked() ? { postal_code: postal.input.value.trim() } : {}),
    }),
    hide: (wish) => {
      hidden = wish
      draw()
    },
  }
}

function createCountrySelect(chosen: string): HTMLSelectElement {
  const options = countries().map(({ code, name }) => make('option', { value: code }, name))
  const attributes = { class: 'control', id: 'country', name: 'country', autocomplete: 'country' }
  const select = make('select', attributes, ...options)
  select.value = chosen
  if (select.selectedIndex < 0) select.value = DEFAULT_COUNTRY
  return select
}

function createPostalField(check: (text: string) => ReturnType<typeof checkPostalCode>): TextField {
  return createTextField({
    name: 'postal',
    label: 'Postal code',
    autocomplete: 'postal-code',
    placeholder: '',
    format: (typed) => typed,
    check,
  })
}
