import { type KeptDatabase, type NotionState, newDatabase, newPage } from './state.ts'

const LEVELS = ['Basic+', 'Pro+']

const CONTENT: Record<string, readonly string[]> = {
  Courses: [
    'Find your first ten customers',
    'Pricing that you can defend',
    'Sell without a sales team',
    'Write an offer people answer',
    'Contracts in plain words',
    'A week without meetings',
    'Hiring your first colleague',
    'Reading a balance sheet',
    'Speak so that people listen',
    'Negotiate without a fight',
    'From freelancer to company',
    'Exports: your first foreign market',
    'Raising money, and when not to',
    'Selling a business',
  ],
  Playbooks: [
    'Onboarding a new client',
    'The monthly close in two hours',
    'A launch in thirty days',
    'Customer interviews',
    'The quarterly review',
    'Firing a client kindly',
    'A crisis in the first hour',
    'Planning a local meetup',
    'A newsletter that is read',
    'Late payments',
    'Partnerships that last',
    'Choosing an accountant',
    'Moving an office abroad',
  ],
  Recordings: [
    'Round table: the first year',
    'Round table: going remote',
    'Round table: family businesses',
    'Workshop: positioning',
    'Workshop: cash flow',
    'Workshop: storytelling with numbers',
    'Questions and answers: taxes',
    'Questions and answers: visas',
    'Questions and answers: shares',
    'Meetup: opening talk',
    'Meetup: panel on trust',
    'Meetup: closing talk',
    'Archive: how we began',
  ],
}

/** Furnishes an empty workspace: a hub page for each tier, content of both levels, and a place for members. */
export function seedWorkspace(state: NotionState, now: Date): void {
  // Marks the workspace as seeded, whatever is in it later.
  state.change({})
  const hub = add(state, newDatabase('Hub', { Name: { type: 'title' }, Tier: { type: 'select' } }, now))
  for (const tier of ['Basic', 'Pro', 'Enterprise'])
    state.pages.put(newPage(hub, { Name: `Knowledge Hub ${tier}`, Tier: tier }, now))
  for (const [title, pages] of Object.entries(CONTENT)) {
    const database = add(
      state,
      newDatabase(title, { Name: { type: 'title' }, Level: { type: 'select', options: LEVELS } }, now),
    )
    for (const [index, name] of pages.entries())
      state.pages.put(newPage(database, { Name: name, Level: LEVELS[index % 3 === 2 ? 1 : 0] ?? null }, now))
  }
  add(
    state,
    newDatabase(
      'Members',
      {
        Name: { type: 'title' },
        'Account ID': { type: 'rich_text' },
        Status: { type: 'select' },
        Tier: { type: 'select' },
        Joined: { type: 'date' },
      },
      now,
    ),
  )
}

function add(state: NotionState, database: KeptDatabase): KeptDatabase {
  state.databases.put(database)
  return database
}
