import type { Guard } from './guard.ts';

const kinds = 'domains/multimedia/media/kinds/kinds.test.ts';
const edits = 'domains/multimedia/media/editing/editMedia.test.ts';
const bin = 'domains/multimedia/media/mediaBin.test.ts';
const pictures = 'domains/multimedia/media/mediaPictures.test.ts';
const catalogue = 'domains/multimedia/catalogue/catalogue.test.ts';
const views = 'domains/portal/views/libraryViews.test.ts';
const measuring = 'domains/multimedia/measuring/measuring.test.ts';
const duplicates = 'domains/multimedia/duplicates/mediaDuplicates.test.ts';

/** Who may do what with the library, and what is not lost by it. */
export const mediaGuards: readonly Guard[] = [
  {
    name: 'one kind of media is not reached through another',
    file: 'kit/read/scope.ts',
    on: "if (model.kind) conditions.push(`${alias}.${model.kind.column} = '${model.kind.value}'`);",
    off: '',
    provenBy: [{ file: kinds, tests: ['shows itself alone', 'does not reach another kind by its writes'] }],
  },
  {
    name: 'a type that extends another has a rule of its own',
    file: 'kit/rules/outputType.ts',
    on: 'rule: type.extensions[declaredBy(type.name)]',
    off: "rule: Object.entries(type.extensions).findLast(([key]) => key.startsWith('rule of'))?.[1]",
    provenBy: [
      {
        file: 'kit/rules/protectSchema.test.ts',
        tests: ['asks of a type that extends another for its own rule'],
      },
    ],
  },
  {
    name: 'a medium that something plays is not deleted',
    file: 'domains/multimedia/media/kinds/mediaKindResolver.ts',
    on: 'return requireUnusedMedium(write, item.name, (existing as Stored<MediaItem>).id);',
    off: 'return Promise.resolve(void [write, existing, requireUnusedMedium]);',
    provenBy: [{ file: kinds, tests: ['is not deleted before it is taken out'] }],
  },
  {
    name: 'many media are not deleted when something plays one',
    file: 'domains/multimedia/media/mediaBin.ts',
    on: 'await requireUnusedMedium(writing, nameOf(row), row.id);',
    off: 'void requireUnusedMedium;',
    provenBy: [{ file: bin, tests: ['stay all of them when something plays one'] }],
  },
  {
    name: 'many media are deleted by whoever may delete each kind',
    file: 'domains/multimedia/media/mediaBin.ts',
    on: "for (const row of rows) context.abilities.require(allow('delete', nameOf(row)));",
    off: 'void allow;',
    provenBy: [{ file: bin, tests: ['are refused when one is of a kind that the viewer may not delete'] }],
  },
  {
    name: 'a file that another medium has is kept',
    file: 'domains/multimedia/media/discardFiles.ts',
    on: 'if (fileKey && !(await mediaWithFile.any(place.database, { key: fileKey }))) {',
    off: 'if (fileKey) {',
    provenBy: [{ file: bin, tests: ['leaves the file that another medium has as well'] }],
  },
  {
    name: 'what uses a medium is shown to whoever may read it',
    file: 'kit/resource/uses.ts',
    on: "abilities.can('read', kind);",
    off: 'Boolean([abilities, kind]);',
    provenBy: [{ file: kinds, tests: ['says where, to whoever may read that'] }],
  },
  {
    name: 'tags and artistes are made by whoever may make them',
    file: 'domains/multimedia/media/editing/givenNames.ts',
    on: 'if (rows.mayMake) return problems;',
    off: 'if (rows) return problems;',
    provenBy: [{ file: kinds, tests: ['that are new are made by whoever may make them alone'] }],
  },
  {
    name: 'media refer to tags and artistes of their own radio',
    file: 'domains/multimedia/labels/namedRows.ts',
    on: "db.selectFrom('MediaTag').select(['id', 'name']).where('id', '=', id)",
    off: "db.selectFrom('acrossRadios.MediaTag').select(['id', 'name']).where('id', '=', id)",
    provenBy: [{ file: kinds, tests: ['refer to nothing of another radio'] }],
  },
  {
    name: 'a query leaves out the recycle bin',
    file: 'kit/query/scopeConditions.ts',
    on: "if (deletedColumn && !leaves.has('withDeleted'))",
    off: "if (deletedColumn && leaves.has('onlyDeleted'))",
    provenBy: [
      {
        file: 'kit/query/query.test.ts',
        tests: ['is the radio of whoever asks, in every table', 'holds for what is changed and deleted'],
      },
    ],
  },
  {
    name: 'a query keeps to its radio',
    file: 'kit/query/scopeConditions.ts',
    on: "if (radioColumn) conditions.push(compared(column(radioColumn), '=', ownRadio.toOperationNode()));",
    off: 'void [radioColumn, ownRadio];',
    provenBy: [
      {
        file: 'kit/query/query.test.ts',
        tests: [
          'is the radio of whoever asks, in every table',
          'is a must: without a radio nothing of one is read',
        ],
      },
      { file: kinds, tests: ['refer to nothing of another radio'] },
    ],
  },
  {
    name: 'many media are edited by whoever may edit each kind',
    file: 'domains/multimedia/media/editing/writeEdits.ts',
    on: "for (const kind of kinds) abilities.require(allow('update', entityOf[kind].name));",
    off: 'void [kinds, abilities, allow];',
    provenBy: [{ file: edits, tests: ['is refused as a whole when one kind among them is not'] }],
  },
  {
    name: 'an edit of many from a stale version is refused',
    file: 'domains/multimedia/media/editing/editDrafts.ts',
    on: 'if (existing.version !== version) return { row: { ...row, conflict: true } };',
    off: '',
    provenBy: [{ file: edits, tests: ['changes nothing while anything is wrong with one, and says what'] }],
  },
  {
    name: 'an edit of many is made as a whole, and when it is to be',
    file: 'domains/multimedia/media/editing/editMedia.ts',
    on: 'if (!isKept) throw new Undone(result);',
    off: 'void isKept;',
    provenBy: [
      {
        file: edits,
        tests: [
          'says of each field what becomes of it, and does nothing else before it is applied',
          'changes nothing while anything is wrong with one, and says what',
        ],
      },
    ],
  },
  {
    name: 'a merge of media is for whoever may update the kind',
    file: 'domains/multimedia/duplicates/mergeMedia.ts',
    on: "context.abilities.require(allow('update', nameOf(merged.into)));\n    context.abilities.require(allow('delete', nameOf(merged.into)));",
    off: 'void allow;',
    provenBy: [{ file: duplicates, tests: ['is closed to whoever may not'] }],
  },
  {
    name: 'a merge of artistes is for whoever may delete them',
    file: 'domains/multimedia/catalogue/artiste.resolver.ts',
    on: "context.abilities.require(allow('delete', 'Artiste'));",
    off: 'void allow;',
    provenBy: [{ file: catalogue, tests: ['is for whoever may delete as well'] }],
  },
  {
    name: 'the picture of a medium is changed by whoever may update its kind',
    file: 'domains/multimedia/catalogue/radioPicture.ts',
    on: "allow('update', row ? subjectOf(row) : entity.name)",
    off: "allow('update', subjectOf === undefined ? '' : entity.name)",
    provenBy: [{ file: pictures, tests: ['is for whoever may update its kind'] }],
  },
  {
    name: 'what was not measured is measured of the kinds alone that one may change',
    file: 'domains/multimedia/measuring/measuring.resolver.ts',
    on: "const kinds = kindsThat(context, 'update');",
    off: "const kinds = kindsThat(context, 'read');",
    provenBy: [
      {
        file: measuring,
        tests: [
          'is measured by nobody who is not signed in, and by nobody who may change no kind of media',
          'is measured by a button once ffmpeg is there, of the kinds that one may change',
        ],
      },
    ],
  },
  {
    name: 'what was not measured is counted as far as one may read it',
    file: 'domains/multimedia/measuring/measuring.resolver.ts',
    on: "const kinds = kindsThat(context, 'read');",
    off: 'const kinds = [...libraryKinds];',
    provenBy: [
      { file: measuring, tests: ['is counted for each as far as they may read it, and of one radio'] },
    ],
  },
  {
    name: 'a view of somebody else is not shown',
    file: 'domains/portal/views/viewAccess.ts',
    on: "view('t.owner', '=', viewer)",
    off: "view('t.id', '>', viewer), view('t.id', '<=', viewer)",
    provenBy: [{ file: views, tests: ['of somebody else are not there'] }],
  },
  {
    name: 'a view of somebody else is not changed',
    file: 'domains/portal/views/viewAccess.ts',
    on: "else if (owner !== viewerOf(context)) throw notFound('LibraryView');",
    off: 'else void notFound;',
    provenBy: [{ file: views, tests: ['of somebody else are not there'] }],
  },
  {
    name: 'a conflict shows no view of somebody else',
    file: 'domains/portal/views/libraryView.resolver.ts',
    on: 'await findRow(context, LibraryView, rowId, info, visibleViews(context)),',
    off: 'await findRow(context, LibraryView, rowId, info),',
    provenBy: [{ file: views, tests: ['of somebody else are not there in a conflict either'] }],
  },
  {
    name: 'views are shared by whoever may change what the list holds',
    file: 'domains/portal/views/viewAccess.ts',
    on: "context.abilities.require(allow('update', viewedList(list)!.subject));",
    off: 'void [context, allow];',
    provenBy: [
      {
        file: views,
        tests: ['are shared, changed and taken back by whoever may change what the list holds'],
      },
    ],
  },
  {
    name: 'a view is seen by nobody who may not ask its list',
    file: 'domains/portal/views/viewAccess.ts',
    on: 'abilities.allows(viewedLists[list]!.rule)',
    off: 'abilities !== undefined && viewedLists[list] !== undefined',
    provenBy: [{ file: views, tests: ['of a list that one may not ask are not there, shared or not'] }],
  },
  {
    name: 'a view is kept by nobody who may not ask its list',
    file: 'domains/portal/views/viewAccess.ts',
    on: 'abilities.require(viewed.rule);',
    off: 'void abilities;',
    provenBy: [{ file: views, tests: ['are closed to whoever may not ask their list'] }],
  },
  {
    name: 'a person keeps fifty views',
    file: 'domains/portal/views/viewAccess.ts',
    on: 'if (views!.count >= mostViews.most)',
    off: 'if (views!.count < 0)',
    provenBy: [{ file: views, tests: ['are fifty of a list for a person'] }],
  },
];
