/** Addresses of one kind of record: list, recycle bin and detail page. */
const pathsOf = (list: string) => ({
  list,
  bin: `${list}/bin`,
  detail: (id: string) => `${list}/${id}`,
});

export const emissionPaths = pathsOf('/admin/planning/emissions');
export const episodePaths = {
  ...pathsOf('/admin/planning/episodes'),
  ofEmission: (id: string) => `/admin/planning/episodes?emissionId=${id}`,
};

export const clockPaths = pathsOf('/admin/planning/clocks');
export const clockWeekPath = `${clockPaths.list}/week`;
export const rushPaths = pathsOf('/admin/rushs');
export const rushPath = rushPaths.detail;
export const waitingRoomPath = '/admin/rush/waiting_room';
export const podcastPaths = pathsOf('/admin/podcasts');
