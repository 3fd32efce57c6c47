/** What a module keeps about a person: a name for the list, and the query for its rows, with the account as `$1`. */
export interface PersonalRecords {
  name: string
  text: string
}
