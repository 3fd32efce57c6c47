import type { DunningFigures } from '@meridian/contracts/http/membership/simulate-dunning'
import type { Unit } from './format.ts'

export interface Figure {
  readonly of: Exclude<keyof DunningFigures, 'policy'>
  readonly unit: Unit
  readonly label: string
  /** What exactly is counted. */
  readonly definition: string
}

interface FigureGroup {
  readonly title: string
  readonly figures: readonly Figure[]
}

/** What is compared, in the order of the screen. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    title: 'People',
    figures: [
      {
        of: 'paidInTime',
        unit: 'count',
        label: 'Paid while inside',
        definition: 'Kept access through the grace period and paid before it ended.',
      },
      {
        of: 'paidAfterLoss',
        unit: 'count',
        label: 'Paid after losing access',
        definition: 'Lost access first, and paid later.',
      },
      {
        of: 'notPaid',
        unit: 'count',
        label: 'Not paid',
        definition:
          'Have not paid: access is lost, the subscription ended, or the invoice was dropped without a payment.',
      },
      {
        of: 'undecided',
        unit: 'count',
        label: 'Still open',
        definition: 'Have not paid yet, and still have access today.',
      },
      {
        of: 'lostAccess',
        unit: 'count',
        label: 'Access lost',
        definition: 'How often access was lost, by those who paid later and those who did not.',
      },
    ],
  },
  {
    title: 'Money',
    figures: [
      {
        of: 'paidInTimeCents',
        unit: 'cents',
        label: 'Recovered while inside',
        definition: 'What those who paid while inside paid for their year, without tax.',
      },
      {
        of: 'paidAfterLossCents',
        unit: 'cents',
        label: 'Recovered after losing access',
        definition: 'What those who paid after losing access paid for their year, without tax.',
      },
      {
        of: 'notPaidCents',
        unit: 'cents',
        label: 'Not recovered',
        definition: 'The yearly prices, at the time of the failure, of those who have not paid.',
      },
    ],
  },
  {
    title: 'Days',
    figures: [
      {
        of: 'freeDays',
        unit: 'days',
        label: 'Free days given',
        definition:
          'Days with access from the first failure until access ended, or until today, of those who have not paid. Whoever pays in the end pays for the whole year, so those days are not free.',
      },
      {
        of: 'takenDays',
        unit: 'days',
        label: 'Days taken',
        definition: 'Days without access before the payment, of people who paid for them after all.',
      },
    ],
  },
]
